import { expect, test } from 'vitest';
import { changesOf, type Offer } from './offers.ts';

const seen = { priceToman: 1000, stock: 5 };

function typed(offer: Partial<Offer>) {
  return new Map([[7, { seen, ...seen, ...offer }]]);
}

test('only what was changed is sent, with what was seen when it was changed', () => {
  expect(changesOf(typed({ priceToman: 1200 }))).toEqual([
    { saleParamId: 7, seen, priceToman: 1200 },
  ]);
});

test('a value that was typed back is no change', () => {
  expect(changesOf(typed({ priceToman: 1000, stock: 5 }))).toEqual([]);
});

test('an empty field is no change, and no zero', () => {
  expect(changesOf(typed({ priceToman: null, stock: 0 }))).toEqual([
    { saleParamId: 7, seen, stock: 0 },
  ]);
});
