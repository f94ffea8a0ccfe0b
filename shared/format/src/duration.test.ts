import { expect, test } from 'vitest';
import { minutesAndSeconds } from './duration.ts';

test('a duration reads minutes and seconds in two Persian digits', () => {
  expect(minutesAndSeconds(125)).toBe('۰۲:۰۵');
  expect(minutesAndSeconds(600)).toBe('۱۰:۰۰');
});

test('a started second counts as whole, and nothing is below zero', () => {
  expect(minutesAndSeconds(0.2)).toBe('۰۰:۰۱');
  expect(minutesAndSeconds(-3)).toBe('۰۰:۰۰');
});
