import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

function tenOf(word: string): number[] {
  const random = seededRandom(word);
  return Array.from({ length: 10 }, () => random.whole(1, 1000));
}

test('the same seed word gives the same numbers, another word gives others', () => {
  expect(tenOf('کاشی')).toEqual(tenOf('کاشی'));
  expect(tenOf('کاشی')).not.toEqual(tenOf('آجر'));
});

test('whole numbers reach both limits and never exceed them', () => {
  const random = seededRandom('ends');

  const numbers = new Set(Array.from({ length: 500 }, () => random.whole(2, 5)));

  expect(numbers).toEqual(new Set([2, 3, 4, 5]));
});

test('several items picked at once are all different', () => {
  const random = seededRandom('some');

  expect(random.some(['الف', 'ب', 'پ'], 5).sort()).toEqual(['الف', 'ب', 'پ']);
});
