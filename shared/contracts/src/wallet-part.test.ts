import { expect, test } from 'vitest';
import { walletPartOf } from './wallet-part.ts';

test.each([
  ['pays all that it can', 155_000, 155_000, 155_000],
  ['pays no more than the order', 155_000, 900_000, 155_000],
  ['leaves the bank the rest', 155_000, 55_000, 55_000],
  ['leaves the bank its least sum', 155_000, 154_500, 154_000],
  ['leaves the bank exactly its least sum', 155_000, 154_000, 154_000],
  ['pays nothing of an order below the least sum of the bank, and takes nothing', 900, 500, 0],
  ['pays an order below the least sum of the bank as a whole', 900, 900, 900],
  ['without credit pays nothing', 155_000, 0, 0],
])('the wallet %s: of %i toman with %i of credit %i', (_what, payable, credit, part) => {
  expect(walletPartOf(payable, credit, 1_000)).toBe(part);
});
