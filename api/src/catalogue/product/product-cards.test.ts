import { expect, test } from 'vitest';
import { testShop } from '../../testing/test-shop.ts';
import { aProduct } from '../catalogue-fixtures.ts';

test('cards of products come in the requested order, without those that the shop does not have', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'الف', price: 100 });
  await aProduct(shop, { name: 'ب' });

  const { body } = await shop.ask('GET /v1/ProductManagement/ProductCards/Find', {
    ProductsIds: '2,1,999,x,2',
  });

  expect(body.Value.map(({ Name }) => Name)).toEqual(['ب', 'الف']);
  expect(body.Value.at(-1)).toMatchObject({ Id: 1, Price: 100 });
});

test('at most twelve cards are answered, and none for nothing', async () => {
  const shop = await testShop();
  for (let count = 1; count <= 13; count += 1) await aProduct(shop, { name: `کالای ${count}` });
  const cards = async (ids: string) =>
    (await shop.ask('GET /v1/ProductManagement/ProductCards/Find', { ProductsIds: ids })).body
      .Value;

  const all = Array.from({ length: 13 }, (_, index) => 13 - index);

  expect((await cards(all.join())).map(({ Id }) => Id)).toEqual(all.slice(0, 12));
  expect(await cards('')).toEqual([]);
});
