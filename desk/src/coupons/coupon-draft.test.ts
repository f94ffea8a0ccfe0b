import type { DeskCoupon } from '@kashi/shared/contracts/desk/coupons';
import { expect, test } from 'vitest';
import { differingFrom, draftOf } from './coupon-draft.ts';

const forAll: DeskCoupon = {
  code: 'SALAM',
  version: 'first',
  kind: 'amount',
  value: 1000,
  mostDiscountToman: null,
  minimumSubtotalToman: 0,
  expiresAt: null,
  customerId: null,
  customerName: null,
  customerMobile: null,
  usageLimit: null,
  usageLimitPerCustomer: null,
  uses: 0,
  givenToman: 0,
};

const forOne = { ...forAll, customerId: 7, customerName: '', customerMobile: '09121234567' };

test('a coupon that somebody gave to a customer without a name says whose it is now', () => {
  expect(differingFrom(draftOf(forAll), forOne)).toEqual([['تنها برای', 'بدون نام (۰۹۱۲۱۲۳۴۵۶۷)']]);
});

test('a coupon that became one for all says so', () => {
  expect(differingFrom(draftOf(forOne), forAll)).toEqual([['تنها برای', 'ندارد']]);
});
