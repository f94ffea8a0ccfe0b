import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aProductAtDesk, formOf } from './goods-fixtures.ts';

test('what the desk writes of a product is what the listing is filtered by', async () => {
  const at = await aProductAtDesk();
  const { shop } = at.desk;
  const colours = ['آبی', 'آبی', 'سرخ', 'سرخ'];
  let SubGroupId = 0;
  for (const رنگ of colours)
    SubGroupId = (await aProduct(shop, { properties: { رنگ } })).subGroupId;
  const offered = async () => {
    const read = await shop.ask('GET /v1/ProductManagement/Filters/Read', { SubGroupId });
    return read.body.Value.FilteredAttributes?.flatMap(({ Values }) =>
      Values.map(({ Title, Count }) => `${Title} ${Count}`),
    );
  };
  expect(await offered()).toEqual(['آبی 2', 'سرخ 2']);
  const { id: propertyId } = await shop.store.db
    .selectFrom('properties')
    .select('id')
    .where('title', '=', 'رنگ')
    .executeTakeFirstOrThrow();

  const form = { ...(await formOf(at)), properties: [{ propertyId, value: 'سرخ' }] };
  const answer = await at.desk.ask('POST /v1/desk/goods/change', form, at.keeper);

  expect(answer.status).toBe(200);
  await expect.poll(offered).toEqual(['سرخ 3', 'آبی 2']);
});
