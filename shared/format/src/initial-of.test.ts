import { expect, test } from 'vitest';
import { initialOf } from './initial-of.ts';

test.each([
  ['نگار', 'ن'],
  [' نگار', 'ن'],
  ['🌸 نگار', 'ن'],
  ['«نگار»', 'ن'],
  ['مُهنا', 'مُ'],
  ['Négar', 'N'],
  ['𐎠𐎡', '𐎠'],
  ['۲۲', '۲'],
  ['🌸', undefined],
])('the circle of «%s» has %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
