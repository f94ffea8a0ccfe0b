import { expect, test } from 'vitest';
import { lettersOf, nearestWord } from './spelling.ts';

const stock = {
  سامسونگ: 90,
  شیائومی: 70,
  یخچال: 40,
  یخچالها: 2,
  کتاب: 30,
  کباب: 1,
  a55: 9,
  تلویزیون: 5,
};

function meantBy(typed: string): string | null {
  return nearestWord(typed, (couldBe) =>
    Object.entries(stock).filter(([word]) => lettersOf(word) !== 0 && couldBe(lettersOf(word))),
  );
}

test.each([
  ['a letter left out', 'سامسنگ', 'سامسونگ'],
  ['a letter too many', 'سامسوونگ', 'سامسونگ'],
  ['a wrong letter', 'ثامسونگ', 'سامسونگ'],
  ['two letters exchanged', 'یخاچل', 'یخچال'],
  ['a word that is still being typed', 'شیاوم', 'شیائومی'],
  ['two slips in a long word', 'تلوزیوون', 'تلویزیون'],
])('%s is understood: «%s» is «%s»', (_slip, typed, meant) => {
  expect(meantBy(typed)).toBe(meant);
});

test('of two words equally near, the one that more products have is meant', () => {
  expect(meantBy('کاب')).toBeNull();
  expect(meantBy('کتتب')).toBe('کتاب');
  expect(meantBy('کخاب')).toBe('کتاب');
});

test('a whole word is preferred to the beginning of a longer one', () => {
  expect(meantBy('یخچل')).toBe('یخچال');
});

test.each(['a54', 'میز', 'دوچرخه', 'تلی'])('nothing is near to «%s»', (typed) => {
  expect(meantBy(typed)).toBeNull();
});
