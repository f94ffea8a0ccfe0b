import { longestName } from '@kashi/contracts/desk/goods/goods-fields';
import { productPath } from '@kashi/contracts/text/slug';
import { expect, test } from 'vitest';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import { pageKey } from './page-key.ts';

const set = { id: 'a', remotes: new Map() } as unknown as ReleaseSet;
const request = { set, origin: 'https://shop.example', measuredShare: 0 };

test('the page of a product with the longest name that the desk takes can be kept', () => {
  const url = productPath(Number.MAX_SAFE_INTEGER, 'ش'.repeat(longestName));

  expect(pageKey({ ...request, url })).toContain(url);
});

test('the page of an address that nobody shares is not kept', () => {
  expect(pageKey({ ...request, url: `/filter?SearchValue=${'a'.repeat(2000)}` })).toBeNull();
});
