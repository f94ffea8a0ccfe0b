import { expect, test } from 'vitest';
import { setPrice, setStock } from '../catalogue/product/sale-param-offers.ts';
import { sendTexts } from '../texts/send-texts.ts';
import { allTexts, aTextProvider } from '../texts/text-fixtures.ts';
import { aShopToWaitFor } from './alert-fixtures.ts';
import { tellAlerts } from './tell-alerts.ts';

const hourMs = 60 * 60 * 1000;

test('who waits for a product is told once that it is back, with its price and its address', async () => {
  const { shop, customer, productId, saleParamId, asksForStock, waits } = await aShopToWaitFor({
    taxRate: 10,
  });
  await asksForStock(saleParamId);
  await tellAlerts(shop);
  expect(await allTexts(shop)).toEqual([]);

  await setStock(shop, saleParamId, 2);
  await tellAlerts(shop);
  await tellAlerts(shop);

  expect(await allTexts(shop)).toMatchObject([
    {
      kind: 'stockAlert',
      mobile: customer.mobile,
      customer_id: customer.id,
      state: 'waiting',
      body: `ساعت ماهور، مشکی موجود شد.\nقیمت: ۱۱۰٬۰۰۰ تومان\nhttp://127.0.0.1:3000/product/${productId}?variant=${saleParamId}\nکاشی`,
    },
  ]);
  expect(await waits()).toEqual([]);
});

test('who was told may wait again, and is told again', async () => {
  const { shop, saleParamId, asksForStock } = await aShopToWaitFor();
  for (const stock of [3, 4]) {
    await setStock(shop, saleParamId, 0);
    expect((await asksForStock(saleParamId)).status).toBe(200);
    await setStock(shop, saleParamId, stock);
    await tellAlerts(shop);
  }

  expect(await allTexts(shop)).toHaveLength(2);
});

test('a price is told of once a shopper pays no more than was wanted, and not before', async () => {
  const offer = { price: 100_000, taxRate: 10, stock: 3 };
  const { shop, saleParamId, asksForPrice } = await aShopToWaitFor(offer);
  await asksForPrice(saleParamId, '99000');

  await setPrice(shop, saleParamId, 90_001);
  await tellAlerts(shop);
  expect(await allTexts(shop)).toEqual([]);
  await setPrice(shop, saleParamId, 90_000);
  await tellAlerts(shop);

  expect((await allTexts(shop)).map(({ kind, body }) => [kind, body.split('\n')[0]])).toEqual([
    ['priceAlert', 'ساعت ماهور، مشکی ارزان شد: ۹۹٬۰۰۰ تومان'],
  ]);
});

test('a discount that begins lets a wanted price come true', async () => {
  const { shop, productId, saleParamId, asksForPrice } = await aShopToWaitFor({ stock: 3 });
  await asksForPrice(saleParamId, '80000');

  await shop.store.db
    .updateTable('products')
    .set({ discount_percent: 20, discount_from: new Date(Date.now() - hourMs) })
    .where('id', '=', productId)
    .execute();
  await tellAlerts(shop);

  expect(await allTexts(shop)).toHaveLength(1);
});

test('a price is not told of while the product cannot be bought', async () => {
  const { shop, productId, saleParamId, asksForPrice } = await aShopToWaitFor();
  await asksForPrice(saleParamId, '99000');
  await setPrice(shop, saleParamId, 50_000);

  await tellAlerts(shop);
  await setStock(shop, saleParamId, 3);
  const hide = (hidden_at: Date | null) =>
    shop.store.db.updateTable('products').set({ hidden_at }).where('id', '=', productId).execute();
  await hide(shop.clock());
  await tellAlerts(shop);
  expect(await allTexts(shop)).toEqual([]);
  await hide(null);
  await tellAlerts(shop);

  expect(await allTexts(shop)).toHaveLength(1);
});

test('at night nobody is told; in the morning what still holds is', async () => {
  const { shop, saleParamId, asksForStock } = await aShopToWaitFor();
  await asksForStock(saleParamId);
  await setStock(shop, saleParamId, 2);
  shop.setTime('2026-01-10T22:00:00+03:30');
  await tellAlerts(shop);
  shop.setTime('2026-01-11T07:59:59+03:30');
  await setStock(shop, saleParamId, 0);
  await tellAlerts(shop);

  shop.setTime('2026-01-11T08:00:00+03:30');
  await tellAlerts(shop);
  expect(await allTexts(shop)).toEqual([]);
  await setStock(shop, saleParamId, 2);
  await tellAlerts(shop);

  expect(await allTexts(shop)).toHaveLength(1);
});

test('a text that was queued before the night waits in the queue for the morning', async () => {
  const provider = await aTextProvider();
  const { shop, saleParamId, asksForStock } = await aShopToWaitFor();
  await asksForStock(saleParamId);
  await setStock(shop, saleParamId, 2);
  shop.setTime('2026-01-10T21:59:59+03:30');
  await tellAlerts(shop);

  shop.setTime('2026-01-10T22:00:00+03:30');
  await sendTexts({ ...shop, ...provider });
  const atNight = provider.heard.length;
  shop.setTime('2026-01-11T08:00:00+03:30');
  await sendTexts({ ...shop, ...provider });

  expect([atNight, provider.heard.length]).toEqual([0, 1]);
});

test('nobody is told while the shop is closed, and what still holds is told when it opens again', async () => {
  const provider = await aTextProvider();
  const { shop, saleParamId, asksForStock } = await aShopToWaitFor();
  const turn = (opening: 'open' | 'closed') =>
    shop.store.db.updateTable('shop_settings').set({ opening }).execute();
  await asksForStock(saleParamId);
  await setStock(shop, saleParamId, 2);

  await turn('closed');
  await tellAlerts(shop);
  const whileClosed = await allTexts(shop);
  await turn('open');
  await tellAlerts(shop);
  // Closed again before the text went out.
  await turn('closed');
  await sendTexts({ ...shop, ...provider });
  const heardWhileClosed = [...provider.heard];
  await turn('open');
  await sendTexts({ ...shop, ...provider });

  expect([whileClosed, heardWhileClosed]).toEqual([[], []]);
  expect(provider.heard).toHaveLength(1);
});

test('a blocked customer, and one of a text that is switched off, is not told, and waits on', async () => {
  const { shop, customer, saleParamId, asksForStock } = await aShopToWaitFor();
  await asksForStock(saleParamId);
  await setStock(shop, saleParamId, 2);
  const block = (blocked_at: Date | null) =>
    shop.store.db
      .updateTable('customers')
      .set({ blocked_at, blocked_reason: blocked_at ? 'سفارش‌های ساختگی' : '' })
      .where('id', '=', customer.id)
      .execute();
  const switchTo = (isOn: boolean) => {
    const kinds = JSON.stringify({ stockAlert: { isOn, template: 'بشتابید: {product}' } });
    return shop.store.db
      .insertInto('text_settings')
      .values({ kinds, quiet_from: 22, quiet_until: 8 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ kinds }))
      .execute();
  };

  await block(shop.clock());
  await tellAlerts(shop);
  await block(null);
  await switchTo(false);
  await tellAlerts(shop);
  expect(await allTexts(shop)).toEqual([]);
  await switchTo(true);
  await tellAlerts(shop);

  expect(await allTexts(shop)).toMatchObject([{ body: 'بشتابید: ساعت ماهور، مشکی' }]);
});
