import { expect, test } from 'vitest';
import { aProductAtDesk, readOne } from './goods-fixtures.ts';

test('nothing of a hidden product is told to whoever knows its number', async () => {
  const at = await aProductAtDesk();
  const { desk, keeper, id: ProductId } = at;
  const [variant] = (await readOne(at)).variants;
  const asked = { ProductId };
  const statuses = async () =>
    (
      await Promise.all([
        desk.shop.ask('GET /v1/ProductManagement/ProductInformation/Read', asked),
        desk.shop.ask('GET /v1/ProductManagement/ProductDescriptions/Find', asked),
        desk.shop.ask('GET /v1/ProductManagement/ProductReviews/Read', asked),
        desk.shop.ask('GET /v1/ProductManagement/ProductQuestions/Read', asked),
        desk.shop.ask('GET /v1/ProductManagement/ProductPriceChanges/Read', {
          ProductSaleParamId: variant?.id ?? 0,
        }),
      ])
    ).map(({ status }) => status);

  await desk.ask('POST /v1/desk/goods/hide', { id: ProductId }, keeper);
  const hidden = await statuses();
  await desk.ask('POST /v1/desk/goods/show', { id: ProductId }, keeper);

  expect(hidden).toEqual([404, 404, 404, 404, 404]);
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
});
