import { expect, test } from 'vitest';
import { draftOf, inputOf, newVariant, overOurs, overTheirs } from './goods-draft.ts';
import { aProduct } from './goods-draft-fixtures.ts';

test('a count that is kept over the count of somebody else is not booked as a difference to the stock before theirs', () => {
  const draft = draftOf(aProduct);
  const [black, white] = draft.variants;
  if (!black || !white) throw new Error('There are two variants');
  const typed = { ...draft, variants: [{ ...black, stock: 8 }, white] };
  const theirs = {
    ...aProduct,
    variants: aProduct.variants.map((variant) => ({ ...variant, stock: 9 })),
  };

  const { variants } = inputOf(overTheirs(typed, aProduct, theirs));

  expect(variants).toMatchObject([
    { id: 7, stock: 8, seenStock: 9 },
    { id: 8, stock: 9, seenStock: 9 },
  ]);
});

test('what was not typed takes the value of somebody else, so that no old price comes back', () => {
  const draft = draftOf(aProduct);
  const [black, white] = draft.variants;
  if (!black || !white) throw new Error('There are two variants');
  const typed = {
    ...draft,
    description: '<p>نو</p>',
    variants: [{ ...black, name: 'سیاه' }, white],
  };
  const blue = { id: 9, name: 'آبی', colorHex: null, priceToman: 1300, stock: 4 };
  const theirs = {
    ...aProduct,
    description: '<p>از او</p>',
    discountPercent: 10,
    tags: ['تازه'],
    variants: [...aProduct.variants.map((each) => ({ ...each, priceToman: 1200 })), blue],
  };

  expect(inputOf(overTheirs(typed, aProduct, theirs))).toMatchObject({
    description: '<p>نو</p>',
    discountPercent: 10,
    tags: ['تازه'],
    variants: [
      { id: 7, name: 'سیاه', priceToman: 1200 },
      { id: 8, name: 'سفید', priceToman: 1200 },
      { id: 9, name: 'آبی', priceToman: 1300, stock: 4, seenStock: 4 },
    ],
  });
});

test('a chosen subgroup keeps its own category, also where somebody else has chosen one of the subgroup before', () => {
  const typed = { ...draftOf(aProduct), subGroupId: 2 };

  expect(overTheirs(typed, aProduct, { ...aProduct, categoryId: 5 })).toMatchObject({
    subGroupId: 2,
    categoryId: null,
  });
});

test('a variant that somebody else has deleted is saved as a new one where something was typed in it, and stays away otherwise', () => {
  const draft = draftOf(aProduct);
  const [black, white] = draft.variants;
  if (!black || !white) throw new Error('There are two variants');
  const typed = { ...draft, variants: [{ ...black, priceToman: 900 }, white] };

  const { variants } = inputOf(overTheirs(typed, aProduct, { ...aProduct, variants: [] }));

  expect(variants).toMatchObject([{ id: null, name: 'مشکی', priceToman: 900 }]);
});

test('a variant that was made by a save is not made again by what was typed meanwhile', () => {
  const draft = draftOf(aProduct);
  const blue = { ...newVariant(), name: 'آبی', priceToman: 1000, stock: 3 };
  const sent = { ...draft, variants: [...draft.variants, blue] };
  const typed = { ...sent, variants: [...draft.variants, { ...blue, name: 'سبز' }, newVariant()] };
  const made = { id: 9, name: 'آبی', colorHex: null, priceToman: 1000, stock: 3 };
  const saved = { ...aProduct, variants: [...aProduct.variants, made] };

  expect(overOurs(typed, sent, saved).variants).toMatchObject([
    { id: 7 },
    { id: 8 },
    { id: 9, name: 'سبز', stock: 3, seenStock: 3 },
    { id: null },
  ]);
});

test('a variant that is added while another one is removed and a third one is made is none of them', () => {
  const draft = draftOf(aProduct);
  const [black] = draft.variants;
  if (!black) throw new Error('There are two variants');
  const blue = { ...newVariant(), name: 'آبی' };
  const sent = { ...draft, variants: [black, blue] };
  const green = { ...newVariant(), name: 'سبز' };
  const made = { id: 9, name: 'آبی', colorHex: null, priceToman: 1000, stock: 3 };
  const saved = { ...aProduct, variants: [...aProduct.variants.slice(0, 1), made] };

  expect(overOurs({ ...draft, variants: [blue, green] }, sent, saved).variants).toMatchObject([
    { id: 9, name: 'آبی' },
    { id: null, name: 'سبز' },
  ]);
});

test('pieces that were sold while a count was saved stay sold, and a variant that was removed meanwhile stays away', () => {
  const sent = draftOf(aProduct);
  const [, white] = sent.variants;
  if (!white) throw new Error('There are two variants');
  const saved = {
    ...aProduct,
    variants: aProduct.variants.map((variant) => ({ ...variant, stock: 9 })),
  };

  expect(overOurs({ ...sent, variants: [white] }, sent, saved).variants).toMatchObject([
    { id: 8, stock: 9, seenStock: 9 },
  ]);
});

test('the moments of a discount are typed by the Jalali calendar, and sent as moments', () => {
  const draft = draftOf({ ...aProduct, discountUntil: '2026-11-23T15:00:00.000Z' });

  expect(draft).toMatchObject({ discountFrom: '', discountUntil: '۱۴۰۵/۰۹/۰۲ ۱۸:۳۰' });
  expect(inputOf({ ...draft, discountFrom: '1405/9/1' })).toMatchObject({
    discountFrom: '2026-11-21T20:30:00.000Z',
    discountUntil: '2026-11-23T15:00:00.000Z',
  });
  // The server says what is wrong with it.
  expect(inputOf({ ...draft, discountFrom: 'فردا' })).toMatchObject({ discountFrom: 'فردا' });
});
