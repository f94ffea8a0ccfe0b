import { expect, test } from 'vitest';
import { setStock } from '../catalogue/product/sale-param-offers.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { allTexts } from '../texts/text-fixtures.ts';
import { aShopToWaitFor, waiterOf, waitsForMost } from './alert-fixtures.ts';
import { tellAlerts } from './tell-alerts.ts';

test('what one customer waits for takes no room from another', async () => {
  const { shop, customer, saleParamId } = await aShopToWaitFor();
  await waitsForMost(shop, customer);
  const other = waiterOf(shop, (await aCustomer(shop, { UserName: '09120000000' })).token);

  const { status } = await other.asksForStock(saleParamId);

  expect(status).toBe(200);
  expect(await other.waits()).toHaveLength(1);
});

test('what was told leaves room for new alerts', async () => {
  const { shop, customer, saleParamId, asksForStock } = await aShopToWaitFor();
  await waitsForMost(shop, customer, shop.clock());

  expect((await asksForStock(saleParamId)).status).toBe(200);
});

test('an alert that was told is not there to be cancelled', async () => {
  const { shop, saleParamId, asksForStock, cancels, waits } = await aShopToWaitFor();
  await asksForStock(saleParamId);
  const [alert] = await waits();
  await setStock(shop, saleParamId, 2);
  await tellAlerts(shop);

  expect((await cancels(alert?.Id ?? 0)).status).toBe(404);
});

test('a product that one has to call for is never told as cheaper, and its return names no price', async () => {
  const { shop, productId, saleParamId, asksForPrice, asksForStock } = await aShopToWaitFor();
  await asksForPrice(saleParamId, '50000');
  await asksForStock(saleParamId);
  await shop.store.db
    .updateTable('products')
    .set({ price: 0 })
    .where('id', '=', productId)
    .execute();
  await setStock(shop, saleParamId, 3);

  await tellAlerts(shop);

  const texts = await allTexts(shop);
  expect(texts.map(({ kind }) => kind)).toEqual(['stockAlert']);
  expect(texts[0]?.body).not.toContain('قیمت');
});
