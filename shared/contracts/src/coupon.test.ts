import { expect, test } from 'vitest';
import { fieldMessages } from './call/field-messages.ts';
import { couponSchema } from './coupon.ts';

test.each(['MEHR200', 'mehr۲۰۰', ' Mehr٢٠٠ ', '\u2068MEHR200\u2069', 'MEHR200\u200f', 'MEHR 200'])(
  'the code %j is the same, typed in any script or copied from a message',
  (CouponCode) => {
    expect(couponSchema.parse({ CouponCode })).toEqual({ CouponCode: 'MEHR200' });
  },
);

test.each(['', ' ', '\u200f'])('%j is no code', (CouponCode) => {
  const { error } = couponSchema.safeParse({ CouponCode });

  expect(error?.issues[0]?.message).toBe(fieldMessages.coupon.required);
});
