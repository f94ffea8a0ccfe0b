import { expect, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';
import { aPicture, aProduct } from './catalogue-fixtures.ts';

const withMiniature = (base: string) => ({ ...aPicture(base), Placeholder: 'data:image/webp;,' });

test('only the first picture on a product’s own page has a miniature', async () => {
  const shop = await testShop();
  const pictures = ['/media/front', '/media/back'].map(withMiniature);
  const { productId } = await aProduct(shop, { pictures });

  const { body: own } = await shop.ask('GET /v1/ProductManagement/ProductInformation/Read', {
    ProductId: productId,
  });
  const { body: list } = await shop.ask('GET /v1/ProductManagement/Filters/Read', {});

  expect(own.Value.ProductPics.map(({ Picture }) => Picture?.Placeholder)).toEqual([
    'data:image/webp;,',
    undefined,
  ]);
  expect(list.Value.FilteredProducts[0]?.Picture?.Base).toBe('/media/front');
  expect(JSON.stringify(list)).not.toContain('Placeholder');
});
