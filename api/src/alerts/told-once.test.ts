import { expect, test } from 'vitest';
import { setStock } from '../catalogue/product/sale-param-offers.ts';
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

test('what was told before the clock was set back takes nothing from the day', async () => {
  const { shop, asksForStock, waits } = await aShopToWaitFor();
  const { ids, comeBack } = await soldOutProducts(shop, mostTextsInDay + 1);
  for (const id of ids) await asksForStock(id);
  await comeBack();
  later(shop, 48);
  await tellAlerts(shop);

  later(shop, -47);
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
  await one.store.db.insertInto('shop_settings').values({ shop_name: 'کاشی' }).execute();
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
