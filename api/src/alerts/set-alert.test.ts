import { expect, test } from 'vitest';
import { addItem } from '../carts/cart-fixtures.ts';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { setStock } from '../catalogue/product/sale-param-offers.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { customerData } from '../identity/personal-data/customer-data.ts';
import { forgetPerson } from '../identity/personal-data/forget-person.ts';
import { aShopToWaitFor, waiterOf, waitsForMost } from './alert-fixtures.ts';
import { mostOpenAlerts } from './set-alert.ts';

test('a customer asks for a sold-out product once, sees it among the own alerts, and cancels', async () => {
  const { productId, saleParamId, asksForStock, cancels, waits } = await aShopToWaitFor();

  const answers = [await asksForStock(saleParamId), await asksForStock(saleParamId)];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body.Message).toBe('همین که موجود شد، با پیامک خبرتان می‌کنیم.');
  const own = await waits();
  expect(own).toMatchObject([
    {
      Kind: 'stock',
      ProductId: productId,
      ProductName: 'ساعت ماهور',
      SaleParamName: 'مشکی',
      PayablePrice: 100_000,
      IsAvailable: false,
    },
  ]);
  expect(own[0]).not.toHaveProperty('WantedPrice');
  expect(await waits(productId)).toEqual(own);
  expect(await waits(productId + 1)).toEqual([]);

  expect((await cancels(own[0]?.Id ?? 0)).body.Message).toBe('این درخواست لغو شد.');
  expect(await waits()).toEqual([]);
  expect((await cancels(own[0]?.Id ?? 0)).status).toBe(404);
});

test('a product in stock is bought, and not waited for', async () => {
  const { saleParamId, asksForStock, waits } = await aShopToWaitFor({ stock: 3 });

  const { status, body } = await asksForStock(saleParamId);

  expect(status).toBe(400);
  expect(body.Message).toContain('موجود است');
  expect(await waits()).toEqual([]);
});

test('a wanted price is below what a shopper pays today, with discount and tax, and can be changed', async () => {
  const offer = { price: 100_000, discountPercent: 10, taxRate: 10, stock: 3 };
  const { saleParamId, asksForPrice, waits } = await aShopToWaitFor(offer);

  const refused = await asksForPrice(saleParamId, '99000');

  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({
    Message: 'قیمت دلخواه باید کمتر از قیمت امروز این کالا باشد، که ۹۹٬۰۰۰ تومان است.',
    Errors: [{ Field: 'WantedPrice' }],
  });
  expect((await asksForPrice(saleParamId, '۹۸٬۹۹۹')).status).toBe(200);
  expect((await asksForPrice(saleParamId, '۵۰۰۰۰')).status).toBe(200);
  expect(await waits()).toMatchObject([
    { Kind: 'price', WantedPrice: 50_000, PayablePrice: 99_000, IsAvailable: true },
  ]);
});

test('the price of today that a wanted one has to be below is what the cart asks, to the toman', async () => {
  const offer = { price: 99_999, discountPercent: 15, taxRate: 9, stock: 3 };
  const { shop, saleParamId, asksForPrice } = await aShopToWaitFor(offer);
  const { AmountPayable } = (await addItem(shop, saleParamId)).body.Value.CartInfo;

  const same = await asksForPrice(saleParamId, String(AmountPayable));
  const less = await asksForPrice(saleParamId, String(AmountPayable - 1));

  expect([same.status, less.status]).toEqual([400, 200]);
});

test('a price and a stock of the same variant are two alerts', async () => {
  const { saleParamId, asksForStock, asksForPrice, waits } = await aShopToWaitFor();

  await asksForStock(saleParamId);
  await asksForPrice(saleParamId, '50000');

  expect((await waits()).map(({ Kind }) => Kind)).toEqual(['price', 'stock']);
});

test.each(['', '۱۲', 'x', '-5000', '5000.5', '99999999999'])(
  'the wanted price %j is refused beside its field',
  async (wanted) => {
    const { saleParamId, asksForPrice } = await aShopToWaitFor({ stock: 3 });

    const { status, body } = await asksForPrice(saleParamId, wanted);

    expect(status).toBe(400);
    expect(body.Errors?.map(({ Field }) => Field)).toEqual(['WantedPrice']);
  },
);

test('a product that one calls for has no price to wait for', async () => {
  const { saleParamId, asksForPrice } = await aShopToWaitFor({ price: 0, stock: 3 });

  const { status, body } = await asksForPrice(saleParamId, '50000');

  expect(status).toBe(400);
  expect(body.Message).toContain('قیمت ندارد');
});

test('a variant that is hidden, or that there is not, is not found', async () => {
  const { shop, productId, saleParamId, asksForStock, asksForPrice } = await aShopToWaitFor();
  await shop.store.db
    .updateTable('products')
    .set({ hidden_at: shop.clock() })
    .where('id', '=', productId)
    .execute();

  for (const id of [saleParamId, 987_654]) {
    expect((await asksForStock(id)).status).toBe(404);
    expect((await asksForPrice(id, '50000')).status).toBe(404);
  }
});

test('a guest is asked to sign in', async () => {
  const { shop, saleParamId } = await aShopToWaitFor();

  expect((await waiterOf(shop, '').asksForStock(saleParamId)).status).toBe(401);
});

test('nobody waits for more than fifty things, and those can still be changed', async () => {
  const { shop, customer, saleParamId, asksForStock, waits } = await aShopToWaitFor();
  const ids = await waitsForMost(shop, customer);

  const { status, body } = await asksForStock(saleParamId);

  expect(status).toBe(400);
  expect(body.Message).toContain('حداکثر ۵۰ درخواست');
  expect((await asksForStock(ids[0] ?? 0)).status).toBe(200);
  expect(await waits()).toHaveLength(mostOpenAlerts);
});

test('presses at once make one alert, and none beyond the fifty', async () => {
  const { saleParamId, asksForStock, waits } = await aShopToWaitFor();

  const answers = await Promise.all([1, 2, 3].map(() => asksForStock(saleParamId)));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await waits()).toHaveLength(1);
});

test('somebody who asks without end has to wait', async () => {
  const { saleParamId, asksForPrice } = await aShopToWaitFor();
  for (let count = 0; count < 60; count += 1) await asksForPrice(saleParamId, String(1000 + count));

  expect((await asksForPrice(saleParamId, '5000')).status).toBe(429);
});

test('a shop that does not tell of it promises nothing', async () => {
  const { shop, saleParamId, asksForStock, asksForPrice } = await aShopToWaitFor();
  const kinds = JSON.stringify({ stockAlert: { isOn: false, template: '{product}' } });
  await shop.store.db
    .insertInto('text_settings')
    .values({ kinds, quiet_from: 22, quiet_until: 8 })
    .execute();

  const { status, body } = await asksForStock(saleParamId);

  expect(status).toBe(400);
  expect(body.Message).toBe('فروشگاه این پیامک‌ها را فعلاً نمی‌فرستد.');
  expect((await asksForPrice(saleParamId, '50000')).status).toBe(200);
});

test('an alert of a product that came back says so until it is told', async () => {
  const { shop, saleParamId, asksForStock, waits } = await aShopToWaitFor();
  await asksForStock(saleParamId);

  await setStock(shop, saleParamId, 5);

  expect(await waits()).toMatchObject([{ IsAvailable: true }]);
});

test('alerts are among the data that a customer is handed, and go when the customer goes', async () => {
  const { shop, customer, saleParamId, asksForStock } = await aShopToWaitFor();
  await asksForStock(saleParamId);
  const other = await aCustomer(shop, { UserName: '09120000002' });
  await waiterOf(shop, other.token).asksForStock(saleParamId);
  const data = await customerData(shop.store.db, customer.mobile);
  expect(data?.alerts).toMatchObject([{ sale_param_id: saleParamId, kind: 'stock' }]);

  await shop.store.transaction((tx) => forgetPerson(tx, customer));

  const left = await shop.store.db.selectFrom('alerts').select('customer_id').execute();
  expect(left).toEqual([{ customer_id: other.id }]);
});

test('the alert is of the chosen variant', async () => {
  const { shop, asksForStock, waits } = await aShopToWaitFor();
  const variants = [
    { name: 'آبی', stock: 3 },
    { name: 'سبز', stock: 0, paddingPrice: 5000 },
  ];
  const { saleParamIds } = await aProduct(shop, { name: 'مچ‌بند', variants });

  expect((await asksForStock(saleParamIds[0] ?? 0)).status).toBe(400);
  expect((await asksForStock(saleParamIds[1] ?? 0)).status).toBe(200);

  expect(await waits()).toMatchObject([{ SaleParamName: 'سبز', PayablePrice: 105_000 }]);
});
