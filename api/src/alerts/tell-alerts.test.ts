import { expect, test } from 'vitest';
import { setPrice, setStock } from '../catalogue/product/sale-param-offers.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { newServerDatabase, serverStore, serverUrl } from '../testing/server-database.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { sendTexts } from '../texts/send-texts.ts';
import { allTexts, aTextProvider } from '../texts/text-fixtures.ts';
import { aShopToWaitFor, soldOutProducts, waiterOf } from './alert-fixtures.ts';
import { forgetLapsedAlerts } from './lapsed-alerts.ts';
import { mostTextsInDay, tellAlerts } from './tell-alerts.ts';

const hourMs = 60 * 60 * 1000;

const later = (shop: TestShop, hours: number) =>
  shop.setTime(new Date(shop.clock().getTime() + hours * hourMs));

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

test('a text that the provider does not take is tried again, and told once', async () => {
  const provider = await aTextProvider();
  const { shop, saleParamId, asksForStock } = await aShopToWaitFor();
  await asksForStock(saleParamId);
  await setStock(shop, saleParamId, 2);
  await tellAlerts(shop);
  provider.answers(418);
  await sendTexts({ ...shop, ...provider });

  provider.answers(200);
  later(shop, 1);
  await tellAlerts(shop);
  await sendTexts({ ...shop, ...provider });

  expect(new Set(provider.heard.map(({ sendId }) => sendId)).size).toBe(1);
  expect(await allTexts(shop)).toMatchObject([{ state: 'sent', tries: 2 }]);
});

test('a customer gets five texts in a day, and the rest a day later', async () => {
  const { shop, asksForStock, waits } = await aShopToWaitFor();
  const { ids, comeBack } = await soldOutProducts(shop, mostTextsInDay + 2);
  for (const id of ids) await asksForStock(id);
  const other = await aCustomer(shop, { UserName: '09120000002' });
  await waiterOf(shop, other.token).asksForStock(ids[0] ?? 0);
  await comeBack();

  await tellAlerts(shop);
  await tellAlerts(shop);

  expect(await waits()).toHaveLength(2);
  expect(await allTexts(shop)).toHaveLength(mostTextsInDay + 1);
  later(shop, 24);
  await tellAlerts(shop);
  expect(await waits()).toEqual([]);
});

test('an alert lapses after half a year: it is told no more, and deleted', async () => {
  const { shop, saleParamId, asksForStock } = await aShopToWaitFor();
  await asksForStock(saleParamId);
  later(shop, 180 * 24 - 1);
  await forgetLapsedAlerts(shop);
  const waiting = await allAlerts(shop);

  later(shop, 1);
  await setStock(shop, saleParamId, 2);
  await tellAlerts(shop);
  await forgetLapsedAlerts(shop);

  expect(waiting).toHaveLength(1);
  expect(await allTexts(shop)).toEqual([]);
  expect(await allAlerts(shop)).toEqual([]);
});

test('one that was told is deleted after some days, when it counts for no day any more', async () => {
  const { shop, saleParamId, asksForStock } = await aShopToWaitFor();
  await asksForStock(saleParamId);
  await setStock(shop, saleParamId, 2);
  await tellAlerts(shop);

  later(shop, 47);
  await forgetLapsedAlerts(shop);
  const kept = await allAlerts(shop);
  later(shop, 1);
  await forgetLapsedAlerts(shop);

  expect(kept).toHaveLength(1);
  expect(await allAlerts(shop)).toEqual([]);
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

test('many alerts that come true at once are all told, each once, also by two rounds at once', async () => {
  const { shop, saleParamId } = await aShopToWaitFor();
  await manyWait(shop, saleParamId, 250);
  await setStock(shop, saleParamId, 2);

  await Promise.all([tellAlerts(shop), tellAlerts(shop)]);

  await expectEachTold(shop, 250);
});

test.skipIf(!serverUrl)('two processes at once tell each alert once', async () => {
  const database = await newServerDatabase();
  const one = await testShop({ store: await serverStore(database) });
  const other = await testShop({ store: await serverStore(database) });
  const { ids, comeBack } = await soldOutProducts(one, 1);
  await manyWait(one, ids[0] ?? 0, 250);
  await comeBack();

  await Promise.all([one, other, one, other].map((shop) => tellAlerts(shop)));
  // Rows that another round held are left to the next one.
  await tellAlerts(one);

  await expectEachTold(one, 250);
});

const allAlerts = ({ store }: TestShop) => store.db.selectFrom('alerts').selectAll().execute();

/** Customers who wait for one variant, as rows: what they ask is tested above. */
async function manyWait(shop: TestShop, sale_param_id: number, count: number): Promise<void> {
  const customers = await shop.store.db
    .insertInto('customers')
    .values(
      Array.from({ length: count }, (_, index) => ({
        mobile: `0915${String(index).padStart(7, '0')}`,
        password_hash: '',
        first_name: 'نگار',
        last_name: 'رضایی',
        gender: null,
        blocked_at: null,
      })),
    )
    .returning('id')
    .execute();
  const registered_at = shop.clock();
  await shop.store.db
    .insertInto('alerts')
    .values(
      customers.map(({ id }) => ({
        customer_id: id,
        sale_param_id,
        kind: 'stock' as const,
        registered_at,
      })),
    )
    .execute();
}

async function expectEachTold(shop: TestShop, count: number): Promise<void> {
  const texts = await allTexts(shop);
  expect(texts).toHaveLength(count);
  expect(new Set(texts.map(({ customer_id }) => customer_id)).size).toBe(count);
}
