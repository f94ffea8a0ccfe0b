import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { orderStatus } from '@kashi/contracts/order-status';
import { expect, onTestFinished, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { aBuyer, aSellingShop, payAtBank } from '../payments/testing/payment-fixtures.ts';
import { twoSoldPieces } from '../desk-orders/refunds/refund-fixtures.ts';
import { EmptySearches } from '../empty-searches/empty-searches.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

const spanOfADay = { from: '2026-01-10', to: '2026-01-10' };

/** A shop whose one order, for 155,000 toman, was registered at this time. */
async function soldAt(registered_at: string, status: number = orderStatus.registered) {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  await payAtBank(shop, await aBuyer(shop));
  await shop.store.db
    .updateTable('orders')
    .set({ registered_at: new Date(registered_at), status })
    .execute();
  const owner = await aMember(desk, ['owner']);
  return (from: string, to: string) => desk.ask('GET /v1/desk/figures', { from, to }, owner);
}

test('an order after midnight in Tehran counts for the new Jalali year, and days without sales are there too', async () => {
  const figures = await soldAt('2026-03-20T20:30:00Z');

  const { days, months, best } = (await figures('2026-03-19', '2026-03-22')).body.Value;

  expect(days.map(({ jalali, orders, salesToman }) => [jalali, orders, salesToman])).toEqual([
    ['1404/12/28', 0, 0],
    ['1404/12/29', 0, 0],
    ['1405/01/01', 1, 155_000],
    ['1405/01/02', 0, 0],
  ]);
  expect(months).toMatchObject([
    { jalaliMonth: '1404/12', orders: 0 },
    { jalaliMonth: '1405/01', orders: 1, salesToman: 155_000, pieces: 1 },
  ]);
  expect(best).toMatchObject([{ pieces: 1, salesToman: 100_000 }]);
});

test('the last minute of the last day belongs to the span, the next one does not', async () => {
  const figures = await soldAt('2026-01-10T20:29:59Z');

  const inside = await figures('2026-01-10', '2026-01-10');
  const outside = await figures('2026-01-11', '2026-01-11');

  expect(inside.body.Value.days).toMatchObject([{ orders: 1 }]);
  expect(outside.body.Value.days).toMatchObject([{ orders: 0 }]);
});

test('a rejected order is no sale but a return', async () => {
  const figures = await soldAt('2026-01-10T08:00:00Z', orderStatus.rejected);

  const { days, best } = (await figures('2026-01-10', '2026-01-10')).body.Value;

  expect(days).toMatchObject([
    { orders: 0, salesToman: 0, returnedOrders: 1, returnedToman: 155_000 },
  ]);
  expect(best).toEqual([]);
});

test('what was refunded of an order counts as returned on the day of the order, and not as sold', async () => {
  const { desk, buyer, orderId, ask } = await twoSoldPieces();
  await desk.shop.store.db
    .updateTable('orders')
    .set({ registered_at: new Date('2026-01-10T08:00:00Z') })
    .execute();
  const lines = [{ saleParamId: buyer.saleParamId, quantity: 1, isRestocked: true }];
  await ask({ lines, amountToman: 110_000 });
  await ask({ amountToman: 5_000, way: 'bank', seen: 1 });
  await ask({ seen: 2 }, await aMember(desk, ['support']));
  const owner = await aMember(desk, ['owner']);

  const { days, best } = (await desk.ask('GET /v1/desk/figures', spanOfADay, owner)).body.Value;
  const file = await desk.send('GET', '/v1/desk/orders/csv', { cookie: owner.cookie });

  expect(days).toMatchObject([
    { orders: 1, salesToman: 150_000, pieces: 1, returnedOrders: 0, returnedToman: 115_000 },
  ]);
  expect(best).toMatchObject([{ pieces: 1, salesToman: 100_000 }]);
  expect(file.body).toMatch(new RegExp(`${orderId},.*,115000,\r\n$`));
});

test.each([
  ['2026-01-10', '2026-01-09'],
  ['2025-01-01', '2026-12-31'],
])(
  'a span from %s to %s is refused with a sentence, on the screen and as a file',
  async (from, to) => {
    const desk = await aDeskOf(await testShop());
    const owner = await aMember(desk, ['owner']);
    const refused = { status: 400, body: { Message: messages.wrongSpan } };

    expect(await desk.ask('GET /v1/desk/figures', { from, to }, owner)).toMatchObject(refused);
    expect(await desk.ask('GET /v1/desk/figures/csv', { from, to }, owner)).toMatchObject(refused);
  },
);

test('a cart with goods counts as left once it was not touched for a day, and an empty cart never does', async () => {
  const shop = await aSellingShop();
  const { db } = shop.store;
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const { saleParamIds } = await aProduct(shop);
  const [ProductSaleParamId = 0] = saleParamIds;
  const newCart = async () => {
    const piece = { HashCartId: null, ProductSaleParamId };
    return (await shop.ask('POST /v1/Orders/Carts/AddCartItem', piece)).body.Value.HashCartId;
  };
  await newCart();
  const emptied = { HashCartId: await newCart(), ProductSaleParamId };
  await shop.ask('DELETE /v1/Orders/Carts/RemoveCartItem', emptied);
  await db
    .updateTable('carts')
    .set({ updated_at: new Date('2026-01-09T08:00:00Z') })
    .execute();
  const leftCarts = async () => {
    const span = { from: '2026-01-09', to: '2026-01-10' };
    const { body } = await desk.ask('GET /v1/desk/figures', span, owner);
    return body.Value.days.map((day) => day.leftCarts);
  };

  desk.shop.setTime('2026-01-10T08:00:00Z');
  expect(await leftCarts()).toEqual([0, 0]);
  desk.shop.setTime('2026-01-10T08:00:01Z');
  expect(await leftCarts()).toEqual([1, 0]);
});

test('the owner sees what shoppers searched for in vain, the most frequent first', async () => {
  const desk = await aDeskOf(await testShop());
  const owner = await aMember(desk, ['owner']);
  const searches = new EmptySearches(desk.shop);
  for (const text of ['خودکار 2', 'دوچرخه', 'خودکار 2']) searches.note(text);
  await searches.write();

  const { body } = await desk.ask('GET /v1/desk/figures', spanOfADay, owner);

  expect(body.Value.emptySearches).toEqual([
    { text: 'خودکار 2', times: 2 },
    { text: 'دوچرخه', times: 1 },
  ]);
});

test('every member sees how much waits', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  await payAtBank(shop, await aBuyer(shop));
  await shop.store.db.updateTable('sale_params').set({ stock: 3 }).execute();

  const waiting = await desk.ask('GET /v1/desk/waiting', {}, await aMember(desk, ['catalogue']));

  expect(waiting.body.Value).toEqual({
    orders: 1,
    refunds: 0,
    reviews: 0,
    questions: 0,
    unanswered: 0,
    messages: 0,
    transfers: 0,
    returns: 0,
    lowStock: 1,
    corrections: 0,
    failedTexts: 0,
    lateBackup: null,
    paymentRuns: [],
    payments: 0,
  });
});

test.each<[string, string[], { lastAt: string | null } | null]>([
  ['is in time', ['kashi-2026-01-09T08-00-00Z.tar.gz'], null],
  [
    'is late',
    ['kashi-2026-01-08T08-00-00Z.tar.gz', 'kashi-2026-01-09T06-59-59Z.tar.gz'],
    { lastAt: '2026-01-09T06:59:59.000Z' },
  ],
  ['was never made', ['by-hand.tar.gz'], { lastAt: null }],
  ['was made by a wrong clock', ['kashi-2027-01-01T00-00-00Z.tar.gz'], { lastAt: null }],
])('an owner, and nobody else, is told of a backup that %s', async (_state, files, told) => {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) writeFileSync(join(folder, file), '');
  const desk = await aDeskOf(await testShop({ environment: { KASHI_BACKUP_FOLDER: folder } }));
  desk.shop.setTime('2026-01-10T08:00:00Z');

  const asked = async (role: Role) =>
    (await desk.ask('GET /v1/desk/waiting', {}, await aMember(desk, [role]))).body.Value;

  expect((await asked('owner')).lateBackup).toEqual(told);
  expect((await asked('orders')).lateBackup).toBeNull();
});
