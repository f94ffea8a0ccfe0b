import { expect, test } from 'vitest';
import { DeskProblem } from '../server/desk-problem.ts';
import { afterRefusal, changesOf, type TypedOffer } from './offers.ts';

const seen = { priceToman: 1000, stock: 5, stockCounts: 0 };

function typed(offer: Partial<TypedOffer>) {
  return new Map([[7, { seen, priceToman: 1000, stock: 5, ...offer }]]);
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

const counted = { saleParamId: 7, productId: 1, priceToman: 1000, stock: 9, stockCounts: 1 };

function overtaken(field: string, sentence: string) {
  return new DeskProblem('refused', 409, {
    fields: [{ Field: field, Message: sentence }],
    value: { current: [counted] },
  });
}

test('a stock that somebody else has counted is told beside its field, and what was typed is sent as of what is seen now', () => {
  const before = typed({ stock: 8 });

  const after = afterRefusal(
    before,
    changesOf(before),
    overtaken('changes.0.stock', 'اکنون ۹ است.'),
  );

  expect(after.get(7)).toMatchObject({ stock: 8, said: { stock: 'اکنون ۹ است.' } });
  expect(changesOf(after)).toEqual([
    { saleParamId: 7, seen: { priceToman: 1000, stock: 9, stockCounts: 1 }, stock: 8 },
  ]);
});

test('a field that was left alone follows, and is no change afterwards', () => {
  const before = typed({ priceToman: 1200 });

  const after = afterRefusal(before, changesOf(before), overtaken('changes.0.priceToman', 'x'));

  expect(changesOf(after)).toMatchObject([{ priceToman: 1200 }]);
  expect(changesOf(after)[0]).not.toHaveProperty('stock');
});

test('a sentence belongs to its variant, even where fewer changes are left after it', () => {
  const before = new Map([...typed({ stock: 9 }), [8, { seen, priceToman: 1000, stock: 6 }]]);

  const after = afterRefusal(
    before,
    changesOf(before),
    overtaken('changes.0.stock', 'اکنون ۹ است.'),
  );

  expect(changesOf(after)).toMatchObject([{ saleParamId: 8 }]);
  expect([...after.values()].map(({ said }) => said?.stock)).toEqual(['اکنون ۹ است.', undefined]);
});
