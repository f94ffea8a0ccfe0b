import { randomUUID } from 'node:crypto';
import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { takeStock } from '../stock/stock.ts';
import { aProductAtDesk, formOf, readOne } from './goods-fixtures.ts';
import { messages } from './messages.ts';

type AtDesk = Awaited<ReturnType<typeof aProductAtDesk>>;

const change = async ({ desk, keeper, ...at }: AtDesk, part: object) =>
  desk.ask(
    'POST /v1/desk/goods/change',
    { ...(await formOf({ desk, keeper, ...at })), ...part },
    keeper,
  );

const idOf = async ({ desk }: AtDesk, table: 'categories' | 'properties', title: string) =>
  (
    await desk.shop.store.db
      .selectFrom(table)
      .select('id')
      .where('title', '=', title)
      .executeTakeFirstOrThrow()
  ).id;

test('a product lies in a category of its own subgroup alone', async () => {
  const at = await aProductAtDesk();
  await aProduct(at.desk.shop, { subGroup: 'یخچال', category: 'فریزر' });
  await aProduct(at.desk.shop, { category: 'سامسونگ' });

  const foreign = await change(at, { categoryId: await idOf(at, 'categories', 'فریزر') });
  const own = await change(at, { categoryId: await idOf(at, 'categories', 'سامسونگ') });

  expect(foreign).toMatchObject({ status: 400, body: { Errors: [{ Field: 'categoryId' }] } });
  expect(own.status).toBe(200);
});

test('a product without a subgroup or a brand, or with a specification that is not chosen, is told what to choose', async () => {
  const { desk, keeper } = await aProductAtDesk();
  const { body } = await desk.send('POST', '/v1/desk/goods/create', {
    cookie: keeper.cookie,
    payload: {
      key: randomUUID(),
      name: 'گوشی',
      subGroupId: null,
      brandId: null,
      variants: [{ priceToman: 1000, stock: 1 }],
      properties: [{ propertyId: null, value: '۸' }],
    },
  });

  expect(JSON.parse(body)).toMatchObject({
    Status: 400,
    Errors: [
      { Field: 'subGroupId', Message: deskMessages.subGroup },
      { Field: 'brandId', Message: deskMessages.brand },
      { Field: 'properties.0.propertyId', Message: deskMessages.property },
    ],
  });
});

test('a specification that a product would have twice is refused beside its second row', async () => {
  const at = await aProductAtDesk();
  await aProduct(at.desk.shop, { properties: { رنگ: 'آبی' } });
  const propertyId = await idOf(at, 'properties', 'رنگ');

  const twice = await change(at, {
    properties: ['آبی', 'سرخ'].map((value) => ({ propertyId, value })),
  });

  const Errors = [{ Field: 'properties.1.propertyId', Message: messages.propertyTwice }];
  expect(twice).toMatchObject({ status: 400, body: { Errors } });
});

test('a video that no player of the shop would show is refused beside its field', async () => {
  const at = await aProductAtDesk();
  const aparat = 'https://www.aparat.com/v/a1b2c';

  const file = await change(at, { videos: [aparat, 'https://shop.example/watch.mp4'] });
  const played = await change(at, { videos: [aparat, 'https://youtube.com/shorts/a1b2c'] });

  expect(file).toMatchObject({
    status: 400,
    body: { Errors: [{ Field: 'videos.1', Message: deskMessages.videoUrl }] },
  });
  expect(played.status).toBe(200);
});

test('a variant of another product is not taken over', async () => {
  const at = await aProductAtDesk();
  const other = await aProduct(at.desk.shop, { variants: [{ name: 'سرخ', stock: 5 }] });
  const id = other.saleParamIds[0] ?? 0;

  const taken = await change(at, {
    variants: [{ id, name: 'سرخ', priceToman: 1, stock: 5, seenStock: 5 }],
  });

  expect(taken).toMatchObject({ status: 409, body: { Message: messages.noVariant } });
  expect(await readOne({ ...at, id: other.productId })).toMatchObject({
    variants: [{ id, priceToman: 100_000, stock: 5 }],
  });
});

test('a stock that was sold down meanwhile never falls below nothing', async () => {
  const at = await aProductAtDesk();
  const [black] = (await readOne(at)).variants;
  const saleParamId = black?.id ?? 0;
  await at.desk.shop.store.transaction((tx) => takeStock(tx, [{ saleParamId, quantity: 8 }]));
  const set = (stock: number) =>
    at.desk.ask(
      'POST /v1/desk/goods/offers',
      {
        key: randomUUID(),
        changes: [{ saleParamId, seen: { priceToman: 100_000, stock: 10, stockCounts: 0 }, stock }],
      },
      at.keeper,
    );

  const tooFew = await set(7);
  const none = await set(8);

  expect(tooFew).toMatchObject({ status: 409, body: { Message: messages.stockGone } });
  expect(none.body.Value).toMatchObject([{ saleParamId, stock: 0 }]);
});

test('one variant alone cannot be called for', async () => {
  const at = await aProductAtDesk();
  const [black] = (await readOne(at)).variants;
  const saleParamId = black?.id ?? 0;

  const asked = await at.desk.ask(
    'POST /v1/desk/goods/offers',
    {
      key: randomUUID(),
      changes: [
        {
          saleParamId,
          seen: { priceToman: 100_000, stock: 10, stockCounts: 0 },
          priceToman: 0,
        },
      ],
    },
    at.keeper,
  );

  expect(asked).toMatchObject({ status: 400, body: { Message: messages.byCall } });
  expect((await readOne(at)).variants.map(({ priceToman }) => priceToman)).toEqual([
    100_000, 120_000,
  ]);
});

test('a price that one has to call for is no point of the price chart', async () => {
  const at = await aProductAtDesk();
  const { variants } = await readOne(at);
  const changes = variants.map(({ id, priceToman, stock }) => ({
    saleParamId: id,
    seen: { priceToman, stock, stockCounts: 0 },
    priceToman: 0,
  }));

  const saved = await at.desk.ask(
    'POST /v1/desk/goods/offers',
    { key: randomUUID(), changes },
    at.keeper,
  );

  const points = await at.desk.shop.store.db.selectFrom('price_changes').selectAll().execute();
  expect(saved.status).toBe(200);
  expect(points).toEqual([]);
});

test('of several variants each has a name: the one without is told so beside its field', async () => {
  const at = await aProductAtDesk();
  const { variants } = await formOf(at);
  const [black, white] = variants;

  const nameless = await change(at, { variants: [{ ...black, name: ' ' }, white] });
  const alone = await change(at, { variants: [{ ...black, name: '' }] });

  const Errors = [{ Field: 'variants.0.name', Message: deskMessages.variants.nameless }];
  expect(nameless).toMatchObject({ status: 400, body: { Errors } });
  expect(alone.status).toBe(200);
});
