import type { GoodsRow } from '@kashi/contracts/desk/goods/goods';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianPercent } from '@kashi/format/persian';
import { messages } from '../messages.ts';

type Discount = Pick<GoodsRow, 'discountPercent' | 'discountFrom' | 'discountUntil'>;

/** What a list says of a discount: how much it is, and whether it is to come, ends, or has ended. */
export function discountState(
  { discountPercent, discountFrom, discountUntil }: Discount,
  now: Date,
): string {
  if (discountPercent === 0) return messages.none;
  const percent = persianPercent(discountPercent);
  if (discountUntil !== null && new Date(discountUntil) <= now) {
    return messages.discountOver(percent);
  }
  if (discountFrom !== null && new Date(discountFrom) > now) {
    return messages.discountToCome(percent, jalaliDateTime(discountFrom));
  }
  if (discountUntil === null) return percent;
  return messages.discountEnding(percent, jalaliDateTime(discountUntil));
}
