import { expect, test } from 'vitest';
import { aShopWithCoupon, setCoupon } from '../checkout/coupon-fixtures.ts';
import { aDeskOf, aMember, type TestDesk } from '../desk/desk-fixtures.ts';
import { aBuyer, aSellingShop, payAtBank } from '../payments/testing/payment-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';
import { twoSoldPieces } from './refunds/refund-fixtures.ts';

/** A cell of the first order in the file for spreadsheets, by the head of its column. */
async function cellIn(desk: TestDesk, { cookie }: { cookie: string }, head: string) {
  const { body } = await desk.send('GET', '/v1/desk/orders/csv', { cookie });
  const [heads, row] = body
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(','));
  return row?.[heads?.indexOf(head) ?? -1];
}

test('the file has what was given back of an order, and nothing that waits for an owner or was refused', async () => {
  const { desk, clerk, ask } = await twoSoldPieces();
  const support = await aMember(desk, ['support']);
  const owner = await aMember(desk, ['owner']);
  await ask({ amountToman: 20_000 });
  await ask({ amountToman: 30_000, way: 'bank', seen: 1 });
  const { id } = (await ask({ amountToman: 40_000, seen: 2 }, support)).body.Value;

  const whileItWaits = await cellIn(desk, clerk, messages.columns.refunded);
  await desk.ask('POST /v1/desk/refunds/refuse', { id }, owner);
  const afterwards = await cellIn(desk, clerk, messages.columns.refunded);

  expect([whileItWaits, afterwards]).toEqual(['50000', '50000']);
});

test('the discount in the file is the one of the goods and the one of the coupon', async () => {
  const { shop, buyer } = await aShopWithCoupon({});
  const desk = await aDeskOf(shop);
  await setCoupon(shop, buyer, 'MEHR');
  await payAtBank(shop, buyer);
  await shop.store.db.updateTable('orders').set({ sub_total: 105_000, discount: 5000 }).execute();

  const discount = await cellIn(desk, await aMember(desk, ['orders']), messages.columns.discount);

  expect(discount).toBe('15000');
});

test('the file tells an order whose recipient pays the freight from one that is sent for free', async () => {
  const shop = await aSellingShop();
  const { db } = shop.store;
  await payAtBank(shop, await aBuyer(shop));
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders']);
  await db.updateTable('orders').set({ sub_total: 155_000, tax: 0, delivery_fee: 0 }).execute();

  const free = await cellIn(desk, clerk, messages.columns.freightCollect);
  await db.updateTable('orders').set({ is_freight_collect: true }).execute();
  const collect = await cellIn(desk, clerk, messages.columns.freightCollect);

  expect([free, collect]).toEqual(['', messages.yes]);
});

test('a search that no order can answer is refused, and no file begins', async () => {
  const desk = await aDeskOf(await testShop());
  const clerk = await aMember(desk, ['orders']);

  const refused = await desk.send('GET', '/v1/desk/orders/csv?mobile=0913%00', clerk);

  expect(refused.statusCode).toBe(400);
  expect(refused.headers['content-type']).toContain('application/json');
});
