import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CouponTerms } from '../coupons/coupons.ts';
import { cartTotals, type TotalsInput } from './cart-totals.ts';

const watch = { quantity: 1, price: 4_350_000, finalPrice: 3_697_500 };
const notebooks = { quantity: 2, price: 186_000, finalPrice: 186_000 };
const twoHundredThousandOff: CouponTerms = {
  kind: 'amount',
  value: 200_000,
  mostDiscount: null,
  minimumSubtotal: 1_000_000,
};

describe('worked examples', () => {
  test('a discounted watch and two notebooks, with a coupon, tax and a courier', () => {
    const totals = cartTotals({
      lines: [watch, notebooks],
      coupon: twoHundredThousandOff,
      taxRate: 10,
      delivery: { fee: 45_000 },
    });

    expect(totals).toEqual({
      CartDetailsCount: 3,
      SubTotalAmount: 4_722_000,
      Discount: 652_500,
      IsCouponDiscountApplied: true,
      CouponDiscount: 200_000,
      TaxRate: 10,
      Tax: 386_950,
      IsAddressApplied: true,
      DeliveryFee: 45_000,
      AmountPayable: 4_301_450,
      IsPickup: false,
    });
  });

  test('pickup is a valid delivery, and costs nothing', () => {
    const totals = cartTotals({ lines: [notebooks], coupon: null, taxRate: 0, delivery: 'pickup' });

    expect(totals).toMatchObject({
      IsAddressApplied: true,
      IsPickup: true,
      DeliveryFee: 0,
      AmountPayable: 372_000,
    });
  });

  test('below its minimum a coupon gives no discount', () => {
    const totals = cartTotals({
      lines: [notebooks],
      coupon: twoHundredThousandOff,
      taxRate: 10,
      delivery: null,
    });

    expect(totals).toMatchObject({
      IsCouponDiscountApplied: false,
      CouponDiscount: 0,
      Tax: 37_200,
    });
  });

  test('a percent coupon stops at its maximum', () => {
    const coupon: CouponTerms = {
      kind: 'percent',
      value: 50,
      mostDiscount: 100_000,
      minimumSubtotal: 0,
    };

    const totals = cartTotals({ lines: [notebooks], coupon, taxRate: 0, delivery: null });

    expect(totals).toMatchObject({ CouponDiscount: 100_000, AmountPayable: 272_000 });
  });

  test('a coupon larger than the goods leaves only the delivery to pay', () => {
    const totals = cartTotals({
      lines: [{ quantity: 1, price: 150_000, finalPrice: 150_000 }],
      coupon: { ...twoHundredThousandOff, minimumSubtotal: 0 },
      taxRate: 10,
      delivery: { fee: 45_000 },
    });

    expect(totals).toMatchObject({ CouponDiscount: 150_000, Tax: 0, AmountPayable: 45_000 });
  });

  test('every sum of an empty cart is zero', () => {
    const totals = cartTotals({ lines: [], coupon: null, taxRate: 10, delivery: null });

    expect(totals).toMatchObject({ CartDetailsCount: 0, SubTotalAmount: 0, AmountPayable: 0 });
  });
});

describe('for every cart', () => {
  test('the rows add up to the amount payable, and all are whole tomans of zero or more', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const totals = cartTotals(cart);

        const rows =
          totals.SubTotalAmount -
          totals.Discount -
          totals.CouponDiscount +
          totals.Tax +
          totals.DeliveryFee;
        expect(totals.AmountPayable).toBe(rows);
        for (const amount of Object.values(totals).filter((value) => typeof value === 'number')) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
      }),
    );
  });

  test('the tax is on the goods after all discounts, rounded once', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { SubTotalAmount, Discount, CouponDiscount, Tax, TaxRate } = cartTotals(cart);

        const taxed = SubTotalAmount - Discount - CouponDiscount;
        expect(Math.abs(Tax * 100 - taxed * TaxRate)).toBeLessThanOrEqual(50);
      }),
    );
  });

  test('the order of the lines changes nothing', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(cartTotals({ ...cart, lines: cart.lines.toReversed() })).toEqual(cartTotals(cart));
      }),
    );
  });

  test('a coupon never raises the price, and never takes off more than the goods cost', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const withCoupon = cartTotals(cart);
        const without = cartTotals({ ...cart, coupon: null });

        expect(withCoupon.AmountPayable).toBeLessThanOrEqual(without.AmountPayable);
        expect(withCoupon.CouponDiscount).toBeLessThanOrEqual(
          withCoupon.SubTotalAmount - withCoupon.Discount,
        );
      }),
    );
  });

  test('without a coupon, adding a piece never makes the cart cheaper', () => {
    fc.assert(
      fc.property(anyCart, anyLine, (cart, line) => {
        const before = cartTotals({ ...cart, coupon: null });
        const after = cartTotals({ ...cart, coupon: null, lines: [...cart.lines, line] });

        expect(after.AmountPayable).toBeGreaterThanOrEqual(before.AmountPayable);
      }),
    );
  });
});

const toman = fc.integer({ min: 0, max: 2_000_000_000 });

const anyLine = fc
  .record({ quantity: fc.integer({ min: 1, max: 99 }), price: toman, percent: fc.nat(100) })
  .map(({ quantity, price, percent }) => ({
    quantity,
    price,
    finalPrice: Math.floor((price * (100 - percent)) / 100),
  }));

const anyCoupon: fc.Arbitrary<CouponTerms> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: 1, max: 100 }),
    mostDiscount: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
    minimumSubtotal: toman,
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    value: fc.integer({ min: 1, max: 5_000_000 }),
    mostDiscount: fc.constant(null),
    minimumSubtotal: toman,
  }),
);

const anyCart: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(anyLine, { maxLength: 12 }),
  coupon: fc.option(anyCoupon),
  taxRate: fc.nat(30),
  delivery: fc.oneof(
    fc.constant(null),
    fc.constant('pickup' as const),
    fc.record({ fee: fc.nat(500_000) }),
  ),
});
