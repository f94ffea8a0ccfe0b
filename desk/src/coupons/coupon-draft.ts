import type { DeskCoupon } from '@kashi/contracts/desk/coupons';
import {
  beginningOf,
  dayInTehran,
  plusDays,
  readDay,
  writeDay,
} from '@kashi/contracts/text/jalali-days';
import { persianNumber, toPersianDigits } from '@kashi/format/persian';
import { customerWithNumber } from '../parts/customer/customer-name.ts';
import { typedOver } from '../parts/form/typed-since.ts';
import type { InputOf } from '../server/ask-desk.ts';
import { messages } from './messages.ts';

export type NumberName =
  | 'value'
  | 'mostDiscountToman'
  | 'minimumSubtotalToman'
  | 'usageLimit'
  | 'usageLimitPerCustomer';

/** A coupon as it is typed. */
export interface CouponDraft extends Record<NumberName, number | null> {
  code: string;
  kind: 'percent' | 'amount';
  /** The first day in the Jalali calendar; '' for a coupon that has begun. */
  firstDay: string;
  /** The last day in the Jalali calendar; '' for a coupon that never ends. */
  lastDay: string;
  customerId: number | null;
}

export function draftOf(coupon: DeskCoupon | null): CouponDraft {
  return {
    code: coupon?.code ?? '',
    kind: coupon?.kind ?? 'percent',
    value: coupon?.value ?? null,
    mostDiscountToman: coupon?.mostDiscountToman ?? null,
    minimumSubtotalToman: coupon?.minimumSubtotalToman ?? 0,
    usageLimit: coupon?.usageLimit ?? null,
    usageLimitPerCustomer: coupon?.usageLimitPerCustomer ?? null,
    firstDay: coupon?.startsAt ? dayText(new Date(coupon.startsAt)) : '',
    lastDay: coupon?.expiresAt ? dayText(lastMomentBefore(coupon.expiresAt)) : '',
    customerId: coupon?.customerId ?? null,
  };
}

/** The last moment of a coupon that ends at `expiresAt`, which is the midnight after its last day. */
export function lastMomentBefore(expiresAt: string): Date {
  return new Date(Date.parse(expiresAt) - 1);
}

function dayText(moment: Date): string {
  return toPersianDigits(writeDay(dayInTehran(moment)));
}

/**
 * The request of a draft that began from `read`. A coupon holds from the beginning of its first day until the end of its last day; one
 * that was made elsewhere may begin or end at another hour, which stays while its day is untouched. The server refuses a text that is
 * no day.
 */
export function inputOf(
  { firstDay, lastDay, ...draft }: CouponDraft,
  read: DeskCoupon | null,
): InputOf<'POST /v1/desk/coupons/save'> {
  const was = draftOf(read);
  const first = readDay(firstDay);
  const typedStart = first ? beginningOf(first).toISOString() : firstDay || null;
  const startsAt = read && firstDay === was.firstDay ? read.startsAt : typedStart;
  const day = readDay(lastDay);
  const typedEnd = day ? beginningOf(plusDays(day, 1)).toISOString() : lastDay || null;
  const expiresAt = read && lastDay === was.lastDay ? read.expiresAt : typedEnd;
  return {
    ...draft,
    startsAt,
    expiresAt,
    version: read?.version ?? null,
  } as InputOf<'POST /v1/desk/coupons/save'>;
}

/**
 * What was typed since `read`, to be saved over the version of another member; what was not typed takes that version's value. Kind and
 * value say together what the coupon is worth, so that both are of one member.
 */
export function overTheirs(
  draft: CouponDraft,
  read: DeskCoupon | null,
  theirs: DeskCoupon,
): CouponDraft {
  const was = draftOf(read);
  const { kind, value, mostDiscountToman } = draft;
  const worth = ['kind', 'value', 'mostDiscountToman'] as const;
  return {
    ...typedOver(draft, was, draftOf(theirs)),
    ...(worth.some((name) => draft[name] !== was[name]) && { kind, value, mostDiscountToman }),
  };
}

/** The fields of the saved coupon that differ from the typed ones, with the saved values. */
export function differingFrom(
  draft: CouponDraft,
  theirs: DeskCoupon,
): [name: string, theirs: string][] {
  const { kind, firstDay, lastDay, ...other } = draftOf(theirs);
  const numbers = Object.keys(messages.fields) as NumberName[];
  return [
    ...(kind === draft.kind ? [] : [[messages.kind, messages.kinds[kind]] as [string, string]]),
    ...numbers
      .filter((name) => other[name] !== draft[name])
      .map((name): [string, string] => {
        const value = other[name];
        return [messages.fields[name], value === null ? messages.never : persianNumber(value)];
      }),
    ...(firstDay === draft.firstDay
      ? []
      : [[messages.firstDay, firstDay || messages.never] as [string, string]]),
    ...(lastDay === draft.lastDay
      ? []
      : [[messages.lastDay, lastDay || messages.never] as [string, string]]),
    ...(other.customerId === draft.customerId
      ? []
      : [[messages.customer, ownerOf(theirs)] as [string, string]]),
  ];
}

/** Whom the coupon is for. */
function ownerOf({ customerName, customerMobile }: DeskCoupon): string {
  if (customerName === null || customerMobile === null) return messages.never;
  return customerWithNumber({ name: customerName, mobile: customerMobile });
}
