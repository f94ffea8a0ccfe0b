import { expect, test } from 'vitest';
import { couponInput } from './coupons.ts';
import { trackingCode } from './orders.ts';
import { deskRefundCalls } from './refunds.ts';

const trackingNo = (typed: string) =>
  deskRefundCalls['POST /v1/desk/refunds/pay'].input.parse({ id: 1, trackingNo: typed }).trackingNo;

const couponCode = (code: string) =>
  couponInput.parse({ code, kind: 'amount', value: 1, version: null }).code;

test.each([
  ['the code of a parcel', (typed: string) => trackingCode.parse(typed), 'RR12345678'],
  ['the number of a transfer', trackingNo, 'RR12345678'],
  ['the code of a coupon', couponCode, 'RR12345678'],
])('%s is taken with the marks and spaces of where it was copied', (_, kept, plain) => {
  expect(kept('RR12345678')).toBe(plain);
  expect(kept('\u200ERR12345678\u200E')).toBe(plain);
  expect(kept('\u200bRR12345678\u2060')).toBe(plain);
  expect(kept(' \u2066RR ۱۲۳۴ 5678\u2069\u200F ')).toBe(plain);
});
