import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { expect, test } from 'vitest';
import { aProductAtDesk, formOf, readOne } from './goods-fixtures.ts';

test('a discount is saved with its beginning and its end, and holds between them alone', async () => {
  const at = await aProductAtDesk();
  const form = await formOf(at);
  const period = {
    discountFrom: '2020-01-01T20:30:00.000Z',
    discountUntil: '2090-01-01T20:30:00.000Z',
  };

  const saved = await at.desk.ask(
    'POST /v1/desk/goods/change',
    { ...form, discountPercent: 30, ...period },
    at.keeper,
  );
  const priceNow = async () => {
    const page = await at.desk.shop.ask('GET /v1/ProductManagement/ProductInformation/Read', {
      ProductId: at.id,
    });
    return page.body.Value.FinalPrice;
  };
  const held = await priceNow();
  await at.desk.ask(
    'POST /v1/desk/goods/change',
    { ...(await formOf(at)), discountUntil: '2021-01-01T20:30:00.000Z' },
    at.keeper,
  );
  const list = await at.desk.ask('GET /v1/desk/goods', {}, at.keeper);

  expect(saved.body.Value).toMatchObject({ discountPercent: 30, ...period });
  expect([held, await priceNow()]).toEqual([70_000, 100_000]);
  expect(list.body.Value.rows).toMatchObject([
    { discountPercent: 30, discountUntil: '2021-01-01T20:30:00.000Z' },
  ]);
});

test('a product is not given away by a discount, and one of an earlier version that is stays readable', async () => {
  const at = await aProductAtDesk();
  const form = { ...(await formOf(at)), discountPercent: 100 };

  const refused = await at.desk.ask('POST /v1/desk/goods/change', form, at.keeper);
  await at.desk.shop.store.db.updateTable('products').set({ discount_percent: 100 }).execute();

  expect(refused.status).toBe(400);
  expect(refused.body.Errors).toEqual([
    { Field: 'discountPercent', Message: deskMessages.discount },
  ]);
  expect(await readOne(at)).toMatchObject({ discountPercent: 100 });
});

test('a discount that would end before it begins is refused beside its end', async () => {
  const at = await aProductAtDesk();
  const form = await formOf(at);
  const moment = '2030-01-01T20:30:00.000Z';

  const refused = await at.desk.ask(
    'POST /v1/desk/goods/change',
    { ...form, discountFrom: moment, discountUntil: moment },
    at.keeper,
  );

  expect(refused.status).toBe(400);
  expect(refused.body.Errors).toEqual([
    { Field: 'discountUntil', Message: deskMessages.discountEnd },
  ]);
  expect(await readOne(at)).toMatchObject({ discountFrom: null, version: form.version });
});

test('the history says who set which discount, and from when to when it holds', async () => {
  const at = await aProductAtDesk();
  const { desk, keeper, id } = at;
  const discountUntil = '2030-01-01T20:30:00.000Z';
  await desk.ask(
    'POST /v1/desk/goods/change',
    { ...(await formOf(at)), discountPercent: 15 },
    keeper,
  );
  await desk.ask('POST /v1/desk/goods/change', { ...(await formOf(at)), discountUntil }, keeper);

  const { body } = await desk.ask('GET /v1/desk/goods/history', { id }, keeper);

  const whole = { saleParamId: null, variantName: '', staffName: 'همکار catalogue.one' };
  expect(body.Value.rows).toMatchObject([
    { ...whole, what: 'discount-until', before: null, after: discountUntil },
    { ...whole, what: 'discount', before: 0, after: 15 },
  ]);
});
