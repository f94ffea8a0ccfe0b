import { expect, test } from 'vitest';
import { differencesOf } from './difference.ts';

test('only the values that were changed are told', () => {
  expect(
    differencesOf(
      { state: 'registered', id: 7, version: 1 },
      { state: 'approved', id: 7, version: 2 },
    ),
  ).toEqual([{ names: ['state'], was: 'registered', is: 'approved' }]);
});

test('what is new had nothing before, and what was deleted has nothing after', () => {
  expect(differencesOf(null, { code: 'SALAM' })).toEqual([
    { names: ['code'], was: undefined, is: 'SALAM' },
  ]);
  expect(differencesOf({ code: 'SALAM' }, null)).toEqual([
    { names: ['code'], was: 'SALAM', is: undefined },
  ]);
});

test('of a list the changed item alone is told, by what it is called, wherever it stands', () => {
  const before = { offers: [offer(1, 900), offer(2, 500)] };
  const after = { offers: [offer(2, 450), offer(1, 900)] };

  expect(differencesOf(before, after)).toEqual([
    { names: ['offers', '2', 'priceToman'], was: 500, is: 450 },
  ]);
});

test('a new item of a list is told by its values, without its number once more', () => {
  expect(differencesOf({ offers: [] }, { offers: [offer(3, 100)] })).toEqual([
    { names: ['offers', '3', 'priceToman'], was: undefined, is: 100 },
  ]);
});

test('items without a name of their own go by their place', () => {
  const slide = (title: string) => ({ title, isActive: true });

  expect(differencesOf({ slides: [slide('یک')] }, { slides: [slide('دو')] })).toEqual([
    { names: ['slides', '1', 'title'], was: 'یک', is: 'دو' },
  ]);
});

test('a picture and a list of words are told as a whole', () => {
  const [one, other] = ['/media/a', '/media/b'].map((Base) => ({ Base, Widths: [320], Alt: '' }));

  expect(
    differencesOf({ pictures: [one], tags: ['چای'] }, { pictures: [other], tags: ['چای', 'قند'] }),
  ).toEqual([
    { names: ['pictures', '1'], was: one, is: other },
    { names: ['tags'], was: ['چای'], is: ['چای', 'قند'] },
  ]);
});

test('a value that becomes none, or a whole, is told', () => {
  expect(
    differencesOf({ reason: 'x', quiet: null }, { reason: null, quiet: { fromHour: 22 } }),
  ).toEqual([
    { names: ['reason'], was: 'x', is: null },
    { names: ['quiet', 'fromHour'], was: undefined, is: 22 },
  ]);
});

function offer(saleParamId: number, priceToman: number) {
  return { saleParamId, priceToman };
}
