import * as z from 'zod/mini';
import { call } from './call/call.ts';
import { fieldMessages } from './call/field-messages.ts';
import { hash } from './call/fields.ts';
import { toLatinDigits } from './text/latin-digits.ts';
import { withoutMarks } from './text/without-marks.ts';

/** The coupon form. Letter case and the script of digits do not matter in a code, nor do spaces and marks of copied text. */
export const couponSchema = z.object({
  CouponCode: z.string(fieldMessages.coupon.required).check(
    z.overwrite((code) => withoutMarks(toLatinDigits(code)).replace(/\s/g, '').toUpperCase()),
    z.minLength(1, { error: fieldMessages.coupon.required, abort: true }),
    z.maxLength(40, fieldMessages.coupon.tooLong),
  ),
});

export const couponCalls = {
  'POST /v1/Orders/CartCoupons/SetCouponToCart': call({
    summary: 'Set a coupon to the cart; read the cart again for its totals.',
    source: '§7',
    caller: 'anyone',
    refusesEndedToken: true,
    input: z.extend(couponSchema, { HashCartId: hash }),
    value: z.null(),
  }),
  'DELETE /v1/Orders/CartCoupons/Delete': call({
    summary: 'Take the coupon off the cart.',
    source: '§7',
    caller: 'anyone',
    refusesEndedToken: true,
    input: z.object({ HashCartId: hash }),
    value: z.null(),
  }),
};
