import { expect, test } from 'vitest';
import { AddressLimit } from './address-limit.ts';

test('each address counts a few times, separately from others, and again after a while', () => {
  let now = 1000;
  const limit = new AddressLimit({ most: 2, withinMs: 100, now: () => now });
  const thrice = (address: string) => [1, 2, 3].map(() => limit.takes(address));

  expect(thrice('10.0.0.1')).toEqual([true, true, false]);
  expect(thrice('10.0.0.2')).toEqual([true, true, false]);
  now += 99;
  expect(limit.takes('10.0.0.1')).toBe(false);
  now += 1;
  expect(limit.takes('10.0.0.1')).toBe(true);
});
