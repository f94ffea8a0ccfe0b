import { expect, test } from 'vitest';
import { suggestedPrice } from './suggested-price.ts';

test.each([
  [1_000_000, 900_000],
  [3_698_000, 3_300_000],
  [155_000, 130_000],
  [12_345, 11_000],
  [105, 94],
  [2, 1],
])('of %i toman %i are suggested: some ten percent less, and round', (payable, suggested) => {
  expect(suggestedPrice(payable)).toBe(suggested);
});
