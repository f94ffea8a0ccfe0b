import type { Goods } from '@kashi/shared/contracts/desk/goods';
import { expect, test } from 'vitest';
import { draftOf, inputOf, overTheirs } from './goods-draft.ts';

const goods: Goods = {
  id: 1,
  version: 1,
  isHidden: false,
  registeredAt: '2026-01-10T08:00:00Z',
  name: 'گوشی',
  shortName: 'گوشی',
  groupId: 1,
  subGroupId: 1,
  categoryId: null,
  brandId: 1,
  summary: '',
  description: '',
  guarantee: '',
  unit: 'عدد',
  weightGrams: 500,
  discountPercent: 0,
  variants: [
    { id: 7, name: 'مشکی', colorHex: null, priceToman: 1000, stock: 10 },
    { id: 8, name: 'سفید', colorHex: null, priceToman: 1000, stock: 10 },
  ],
  pictures: [],
  tags: [],
  videos: [],
  properties: [],
};

test('a count that is kept over the count of somebody else is not booked as a difference to the stock before theirs', () => {
  const draft = draftOf(goods);
  const [black, white] = draft.variants;
  if (!black || !white) throw new Error('There are two variants');
  const typed = { ...draft, variants: [{ ...black, stock: 8 }, white] };
  const theirs = {
    ...goods,
    variants: goods.variants.map((variant) => ({ ...variant, stock: 9 })),
  };

  const { variants } = inputOf(overTheirs(typed, theirs));

  expect(variants).toMatchObject([
    { id: 7, stock: 8, seenStock: 9 },
    { id: 8, stock: 9, seenStock: 9 },
  ]);
});

test('a variant that somebody else has deleted is saved as a new one', () => {
  const { variants } = inputOf(overTheirs(draftOf(goods), { ...goods, variants: [] }));

  expect(variants).toMatchObject([{ id: null, name: 'مشکی' }, { id: null }]);
});
