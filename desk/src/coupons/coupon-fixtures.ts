import type { DeskCoupon } from '@kashi/contracts/desk/coupons';

/** A coupon of 1,000 toman for everybody, without an end. */
export const aCoupon: DeskCoupon = {
  code: 'SALAM',
  version: 'first',
  kind: 'amount',
  value: 1000,
  mostDiscountToman: null,
  minimumSubtotalToman: 0,
  startsAt: null,
  expiresAt: null,
  customerId: null,
  customerName: null,
  customerMobile: null,
  usageLimit: null,
  usageLimitPerCustomer: null,
  uses: 0,
  givenToman: 0,
};
