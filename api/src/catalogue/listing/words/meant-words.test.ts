import { expect, test } from 'vitest';
import { meantWords } from './meant-words.ts';

const known = (...words: string[]) => ({
  has: (word: string) => words.includes(word),
  nearest: () => null,
});

test('a plural means the word that it is made of', () => {
  expect(meantWords(['گوشیهای', 'سامسونگ'], 4, known('گوشی', 'سامسونگ'))).toEqual([
    'گوشی',
    'سامسونگ',
  ]);
});

test('a word that only ends as a plural does means no shorter one', () => {
  expect(meantWords(['تنهایی'], 4, known('تن'))).toEqual(['تنهایی']);
});
