import { productPath } from '@kashi/contracts/text/slug';
import { expect, test } from 'vitest';
import { aListing, aProduct } from '../../catalog-fixtures.ts';
import { itemList } from './filter-json-ld.ts';

test('search engines are told what a page of the list shows, counted on from the pages before', () => {
  const products = [aProduct({ Id: 5, Name: 'قوری چای' }), aProduct({ Id: 6, Name: 'کوزه' })];

  const list = itemList(aListing({ TotalCount: 26, Page: 3, FilteredProducts: products }));

  expect(list).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 26,
    itemListElement: [
      { position: 25, name: 'قوری چای', url: productPath(5, 'قوری چای') },
      { position: 26, name: 'کوزه', url: productPath(6, 'کوزه') },
    ],
  });
});
