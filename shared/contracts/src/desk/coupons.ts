import * as z from 'zod/mini';
import { id, toman } from '../call/fields.ts';
import { deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { largestPriceToman } from './goods/goods-fields.ts';
import { moment, pageInput, pageOf, searched } from './keyset.ts';
import { largestInteger, typedToman } from './largest-numbers.ts';
import { pastedCode } from './pasted-code.ts';

const couponCode = z.string(deskMessages.couponCode.required).check(
  z.overwrite((code) => pastedCode(code).toUpperCase()),
  z.minLength(1, { error: deskMessages.couponCode.required, abort: true }),
  z.regex(/^[A-Z\d-]{3,40}$/, deskMessages.couponCode.wrong),
);

const positive = z.int(deskMessages.positive).check(z.minimum(1, deskMessages.positive));
const positiveToman = positive.check(z.maximum(largestPriceToman, deskMessages.tooMuch));
const limit = z._default(
  z.nullable(positive.check(z.maximum(largestInteger, deskMessages.tooMany))),
  null,
);

const terms = {
  kind: z.enum(['percent', 'amount']),
  /** Percent, or toman. */
  value: positiveToman,
  /** The largest discount of a percent coupon, in toman; null for no limit. */
  mostDiscountToman: z._default(z.nullable(positiveToman), null),
  /** The least sum of prices, before any discount, at which the coupon applies. */
  minimumSubtotalToman: z._default(typedToman, 0),
  /** null: it has begun. */
  startsAt: z._default(z.nullable(z.iso.datetime(deskMessages.moment)), null),
  /** null: it never ends. */
  expiresAt: z._default(z.nullable(z.iso.datetime(deskMessages.moment)), null),
  /** The one customer who may use the coupon; null if every customer may. */
  customerId: z._default(z.nullable(id), null),
  usageLimit: limit,
  usageLimitPerCustomer: limit,
};

const version = z.string().check(z.maxLength(100));

/** A coupon as it is saved. `version` names the terms that were read; null makes a new coupon. */
export const couponInput = z
  .object({ code: couponCode, ...terms, version: z.nullable(version) })
  .check(
    z.refine(({ kind, value }) => kind === 'amount' || value <= 100, {
      path: ['value'],
      error: deskMessages.couponValue,
    }),
    z.refine(
      ({ startsAt, expiresAt }) =>
        startsAt === null || expiresAt === null || new Date(startsAt) < new Date(expiresAt),
      { path: ['expiresAt'], error: deskMessages.couponEnd },
    ),
  );

export const deskCouponSchema = z.object({
  code: z.string(),
  /** Another one for other terms; uses do not count. */
  version: z.string(),
  kind: z.enum(['percent', 'amount']),
  value: z.int(),
  mostDiscountToman: z.nullable(toman),
  minimumSubtotalToman: toman,
  startsAt: z.nullable(moment),
  expiresAt: z.nullable(moment),
  customerId: z.nullable(z.int()),
  customerName: z.nullable(z.string()),
  customerMobile: z.nullable(z.string()),
  usageLimit: z.nullable(z.int()),
  usageLimitPerCustomer: z.nullable(z.int()),
  /** Orders that used it, and payments that hold it at the moment. */
  uses: z.int(),
  /** The sum of the discounts that it gave in orders that were not rejected. */
  givenToman: toman,
});
export type DeskCoupon = z.output<typeof deskCouponSchema>;

const owner = ['owner'] as const;

export const deskCouponCalls = {
  'GET /v1/desk/coupons': deskCall({
    summary: 'Coupons by their codes, with how often they were used.',
    access: ['owner', 'support'],
    input: z.object({ ...pageInput, search: z.optional(searched) }),
    value: pageOf(deskCouponSchema),
  }),
  'POST /v1/desk/coupons/save': deskCall({
    summary:
      'A new coupon, or new terms of a known one. A 409 with the coupon as it is now (`current`), if somebody has changed or deleted it since `version` was read, or has made one with the new code.',
    access: owner,
    input: couponInput,
    value: deskCouponSchema,
  }),
  'POST /v1/desk/coupons/delete': deskCall({
    summary:
      'Deletes a coupon; carts keep its code and lose its discount, orders keep both. A 409 as when it is saved.',
    access: owner,
    input: z.object({ code: couponCode, version }),
    value: z.null(),
  }),
};
