import { expect, test, vi } from 'vitest';
import { meantWords, twoAsOne } from './meant-words.ts';

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

/** A shop with laptops alone, in which both halves of «لپ تاب» are known as parts of other words. */
const withLaptops = (
  nearest = (word: string): string | null => (word === 'لپتاب' ? 'لپتاپ' : null),
) => ({
  has: (word: string) => !['لپتاب', 'کفشزرد'].includes(word),
  nearest: vi.fn(nearest),
});

test('a misspelt word that was typed as two is one', () => {
  expect(twoAsOne(['لپ', 'تاب', 'ایسوس'], 4, withLaptops())).toEqual(['لپتاپ', 'ایسوس']);
});

test('two words that go together nowhere are not another word', () => {
  const known = withLaptops(() => 'کفشمردانه');

  expect(twoAsOne(['کفش', 'زرد'], 4, known)).toBeNull();
  expect(known.nearest).not.toHaveBeenCalled();
});

test('a pasted text of many short words is compared no further than its first words', () => {
  const nearest = vi.fn(() => null);
  const known = { has: (word: string) => word.length < 4, nearest };

  twoAsOne(
    Array.from({ length: 300 }, () => 'لپ'),
    4,
    known,
  );

  expect(nearest.mock.calls.length).toBeLessThan(4);
});
