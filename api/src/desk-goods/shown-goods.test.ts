import { expect, test } from 'vitest';
import { loggedChanges } from '../desk/desk-fixtures.ts';
import { aProductAtDesk, formOf, pageStatus, readOne } from './goods-fixtures.ts';

test('a hidden product is in no list, on no page and in no cart, and comes back', async () => {
  const at = await aProductAtDesk();
  const { desk, keeper, id } = at;
  const [variant] = (await readOne(at)).variants;
  const ProductSaleParamId = variant?.id ?? 0;

  await desk.ask('POST /v1/desk/goods/hide', { id }, keeper);
  const hidden = [
    await pageStatus(at),
    (await desk.shop.ask('POST /v1/Orders/Carts/AddCartItem', { ProductSaleParamId })).status,
  ];
  const listed = await desk.ask('GET /v1/desk/goods', { state: 'hidden' }, keeper);
  await desk.ask('POST /v1/desk/goods/show', { id }, keeper);

  expect(hidden).toEqual([404, 404]);
  expect(listed.body.Value.rows).toMatchObject([{ id, isHidden: true }]);
  expect(await pageStatus(at)).toBe(200);
});

test('a product that comes back has changed now, for search engines and price comparisons', async () => {
  const at = await aProductAtDesk();
  const { desk, keeper, id } = at;
  const { db } = desk.shop.store;
  await db
    .updateTable('products')
    .set({ registered_at: new Date('2020-01-01') })
    .execute();
  const changedAt = async () =>
    (await db.selectFrom('product_listing').select('changed_at').executeTakeFirstOrThrow())
      .changed_at;
  await desk.ask('POST /v1/desk/goods/change', await formOf(at), keeper);
  const before = await changedAt();

  await desk.ask('POST /v1/desk/goods/hide', { id }, keeper);
  await desk.ask('POST /v1/desk/goods/show', { id }, keeper);

  expect((await changedAt()).getTime()).toBeGreaterThan(before.getTime());
});

test('a hidden product stays out of the lists when it is changed', async () => {
  const at = await aProductAtDesk();
  await at.desk.ask('POST /v1/desk/goods/hide', { id: at.id }, at.keeper);

  await at.desk.ask(
    'POST /v1/desk/goods/change',
    { ...(await formOf(at)), guarantee: 'یک سال' },
    at.keeper,
  );

  expect(await pageStatus(at)).toBe(404);
});

test('a new product waits hidden until it is shown', async () => {
  const at = await aProductAtDesk();
  const { id: _id, version: _version, ...form } = await formOf(at);
  const variants = [{ priceToman: 50_000, stock: 3 }];

  const made = await at.desk.ask(
    'POST /v1/desk/goods/create',
    { ...form, name: 'کالای نو', variants },
    at.keeper,
  );

  const { id } = made.body.Value;
  expect(made.body.Value).toMatchObject({ isHidden: true, version: 1 });
  expect(await pageStatus({ ...at, id })).toBe(404);
  await at.desk.ask('POST /v1/desk/goods/show', { id }, at.keeper);
  expect(await pageStatus({ ...at, id })).toBe(200);
});

test('a copy is hidden and has no stock', async () => {
  const at = await aProductAtDesk();

  const copy = await at.desk.ask('POST /v1/desk/goods/duplicate', { id: at.id }, at.keeper);

  expect(copy.body.Value).toMatchObject({ isHidden: true, tags: ['تازه'] });
  expect(copy.body.Value.variants.map(({ stock }) => stock)).toEqual([0, 0]);
});

test('a product is deleted once, and not on the word of a page that is out of date', async () => {
  const at = await aProductAtDesk();
  const { version } = await readOne(at);
  const remove = (seen: number) =>
    at.desk.ask('POST /v1/desk/goods/delete', { id: at.id, version: seen }, at.keeper);

  const answers = [await remove(version - 1), await remove(version), await remove(version)];

  expect(answers.map(({ status }) => status)).toEqual([409, 200, 404]);
  expect((await loggedChanges(at.desk)).at(-1)).toMatchObject({
    subject: 'goods',
    before: { name: 'گوشی موبایل کاشی' },
    after: null,
  });
});
