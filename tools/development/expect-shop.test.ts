import { expect, test } from 'vitest';
import { expectShop } from './expect-shop.ts';

test('a release in a repository of one remote has to be told in which shop', () => {
  expect(() => expectShop('release', 'mf-guide', {})).toThrow(
    'Say in which shop: npx kashi release --env <name>, of a shop in environments.json',
  );
});

test('an address that shows another version is not made before the shop is named', () => {
  expect(() => expectShop('override', 'mf-guide', { KASHI_DATA: '.data' })).toThrow(
    'Say in which shop: npx kashi override --env <name>, of a shop in environments.json',
  );
});

test.each([
  ['release', 'mf-guide', { KASHI_RELEASES: 's3://shop/releases' }],
  ['remotes', 'mf-guide', { KASHI_DATA: '.data' }],
  ['override', 'mf-guide', { KASHI_PUBLIC_URL: 'https://shop.example' }],
  ['override', null, {}],
  ['check', 'mf-guide', {}],
  ['release', null, {}],
])('%s of %j with %j knows where it works, or need not know', (command, own, settings) => {
  expect(() => expectShop(command, own, settings)).not.toThrow();
});
