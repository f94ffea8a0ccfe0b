import type { Product } from '@kashi/contracts/product/product';
import { expect, test } from 'vitest';
import { groupPath } from './filter-links.ts';
import { aProduct } from './product-fixtures.ts';

test('the group is a link where the shop says its id', () => {
  expect(groupPath(aProduct({ GroupId: 3 }))).toContain('GroupId=3');
});

test.each(['{}', '{"GroupId":null}'])('the group of %s is no link', (sent) => {
  const { GroupId: _, ...product } = aProduct();

  expect(groupPath({ ...product, ...(JSON.parse(sent) as Partial<Product>) })).toBeUndefined();
});
