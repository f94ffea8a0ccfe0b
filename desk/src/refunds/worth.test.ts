import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { expect, test } from 'vitest';
import { worthOf } from './worth.ts';

type Line = DeskOrder['lines'][number];

const aLine = (
  ProductSaleParamId: number,
  Quantity: number,
  FinalPriceSum: number,
  refundedPieces = 0,
): Line => ({
  ProductName: 'چای',
  ProductUnit: 'بسته',
  ProductId: ProductSaleParamId,
  ProductSaleParamId,
  ProductSaleParamName: '',
  Picture: null,
  Price: FinalPriceSum / Quantity,
  Quantity,
  FinalPriceSum,
  refundedPieces,
});

/** Goods for 400,000 with a coupon of 40,000 and ten percent tax, and a delivery for 45,000. */
const order = {
  lines: [aLine(1, 2, 300_000), aLine(2, 1, 100_000)],
  totalToman: 441_000,
  deliveryFee: 45_000,
  refundsToman: 0,
};

test('pieces are worth what was paid for them, with their share of coupon and tax', () => {
  expect(worthOf(order, new Map([[1, 1]]))).toBe(148_500);
  expect(worthOf(order, new Map([[2, 1]]))).toBe(99_000);
});

test('all pieces are worth all that was paid but the delivery', () => {
  const all = new Map([
    [1, 2],
    [2, 1],
  ]);

  expect(worthOf(order, all)).toBe(396_000);
});

test('no pieces are worth more than is left of the money', () => {
  expect(worthOf({ ...order, refundsToman: 400_000 }, new Map([[1, 2]]))).toBe(41_000);
});

test('no pieces, and pieces of an order that cost nothing, are worth nothing', () => {
  expect(worthOf(order, new Map())).toBe(0);
  expect(worthOf({ ...order, lines: [aLine(1, 1, 0)] }, new Map([[1, 1]]))).toBe(0);
});

test('pieces that come back one after the other are worth what they are worth together, to the toman', () => {
  const paidToman = 290_000;
  const worths = [0, 1, 2].map((back) =>
    worthOf(
      { ...order, lines: [aLine(1, 3, 300_000, back)], totalToman: paidToman, deliveryFee: 0 },
      new Map([[1, 1]]),
    ),
  );

  expect(worths).toEqual([96_666, 96_667, 96_667]);
  expect(worths.reduce((sum, worth) => sum + worth)).toBe(paidToman);
});

test('a third of an expensive order is worth a third of what was paid, to the toman', () => {
  const expensive = {
    ...order,
    lines: [aLine(1, 3, 502_093_032)],
    totalToman: 552_265_335,
    deliveryFee: 0,
  };

  expect(worthOf(expensive, new Map([[1, 1]]))).toBe(552_265_335 / 3);
});
