import { expect, test } from 'vitest';
import { aDeskOf, aMember, loggedChanges, type TestDesk } from '../desk/desk-fixtures.ts';
import {
  aBuyer,
  aSellingShop,
  payAtBank,
  stockOf,
  walletOf,
  type Buyer,
} from '../payments/testing/payment-fixtures.ts';
import { messages } from './messages.ts';
import { tehranJalali } from './tehran-jalali.ts';

interface Ordered {
  desk: TestDesk;
  clerk: { id: number; cookie: string };
  buyer: Buyer;
  /** The number of the order. */
  id: number;
}

/** A shop with one order for 155,000 toman, and the clerk who handles orders there. */
async function anOrder(): Promise<Ordered> {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const buyer = await aBuyer(shop);
  await payAtBank(shop, buyer);
  const { id } = await shop.store.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  return { desk, clerk: await aMember(desk, ['orders']), buyer, id };
}

/** More orders like the first one, each a minute after the one before; their numbers. */
async function copies({ desk, id }: Ordered, count: number): Promise<number[]> {
  const { db } = desk.shop.store;
  const { id: _id, ...first } = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .insertInto('orders')
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...first,
        attempt_id: null,
        hash: `copy-${index}`,
        registered_at: new Date(first.registered_at.getTime() + (index + 1) * 60_000),
      })),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

test('an order goes from the approval to the delivery, and its customer sees the state', async () => {
  const { desk, clerk, id } = await anOrder();

  const approved = await desk.ask('POST /v1/desk/orders/approve', { id }, clerk);
  const handedOver = await desk.ask(
    'POST /v1/desk/orders/hand-over',
    { id, trackingCode: 'کد ۱۲۳' },
    clerk,
  );
  const withCode = await desk.ask(
    'POST /v1/desk/orders/hand-over',
    { id, trackingCode: 'RR۱۲۳۴۵۶۷۸۵IR ' },
    clerk,
  );
  const delivered = await desk.ask('POST /v1/desk/orders/deliver', { id }, clerk);

  expect(approved.body.Value).toMatchObject({ state: 'approved', can: ['hand-over', 'reject'] });
  expect(handedOver.body.Errors).toMatchObject([{ Field: 'trackingCode' }]);
  expect(withCode.body.Value).toMatchObject({ trackingCode: 'RR123456785IR', can: ['deliver'] });
  expect(delivered.body.Value).toMatchObject({ state: 'delivered', can: [] });
  expect(delivered.body.Value.history.map(({ state }) => state)).toEqual([
    'registered',
    'approved',
    'handedToCourier',
    'delivered',
  ]);
  expect(await loggedChanges(desk)).toMatchObject([
    { before: { state: 'registered' }, after: { state: 'approved' } },
    { after: { state: 'handedToCourier', trackingCode: 'RR123456785IR' } },
    { after: { state: 'delivered' } },
  ]);
});

test('a rejected order gives goods and money back, and keeps the reason', async () => {
  const { desk, clerk, buyer, id } = await anOrder();
  const stock = await stockOf(desk.shop, buyer.saleParamId);

  const rejected = await desk.ask(
    'POST /v1/desk/orders/reject',
    { id, reason: 'این کالا آسیب دیده بود.' },
    clerk,
  );

  expect(rejected.body.Value).toMatchObject({
    state: 'rejected',
    rejectionReason: 'این کالا آسیب دیده بود.',
  });
  expect(await stockOf(desk.shop, buyer.saleParamId)).toBe(stock + 1);
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(155_000);
});

test('the customer reads why the order was rejected, and by which code a parcel is followed', async () => {
  const { desk, clerk, buyer, id } = await anOrder();
  const { hash } = await desk.shop.store.db
    .selectFrom('orders')
    .select('hash')
    .executeTakeFirstOrThrow();
  const read = async () =>
    (await desk.shop.ask('GET /v1/Orders/Orders/Read', { HashOrderId: hash }, buyer)).body.Value;

  await desk.ask('POST /v1/desk/orders/reject', { id, reason: 'این کالا آسیب دیده بود.' }, clerk);
  const rejected = await read();
  await desk.shop.store.db.updateTable('orders').set({ tracking_code: 'RR1' }).execute();

  expect(rejected).toMatchObject({
    RejectionReason: 'این کالا آسیب دیده بود.',
    TrackingCode: null,
  });
  expect((await read()).TrackingCode).toBe('RR1');
});

test('an order is not rejected without a reason', async () => {
  const { desk, clerk, id } = await anOrder();

  const asked = await desk.ask('POST /v1/desk/orders/reject', { id, reason: '  ' }, clerk);

  expect(asked.status).toBe(400);
  expect(asked.body.Errors).toMatchObject([{ Field: 'reason' }]);
});

test('of two who decide about one order the second reads how it stands now, and nothing is logged', async () => {
  const { desk, clerk, id } = await anOrder();
  const other = await aMember(desk, ['orders'], { userName: 'other' });

  const both = await Promise.all([
    desk.ask('POST /v1/desk/orders/approve', { id }, clerk),
    desk.ask('POST /v1/desk/orders/approve', { id }, other),
  ]);

  const second = both.find(({ status }) => status === 409);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(second?.body).toMatchObject({
    Message: messages.cannot.approve,
    Value: { id, state: 'approved' },
  });
  expect(await loggedChanges(desk)).toHaveLength(1);
});

test('an unknown order is 404', async () => {
  const { desk, clerk } = await anOrder();

  expect((await desk.ask('GET /v1/desk/orders/one', { id: 7 }, clerk)).status).toBe(404);
  expect((await desk.ask('POST /v1/desk/orders/approve', { id: 7 }, clerk)).status).toBe(404);
});

test.each([
  [{ state: 'registered' as const }, true],
  [{ state: 'delivered' as const }, false],
  [{ name: 'نگار رض' }, true],
  [{ name: 'نگار%' }, false],
  [{ mobile: '۰۹۱۳۱۲۳' }, true],
  [{ mobile: '0912' }, false],
  [{ from: '2026-01-10T00:00:00Z', to: '2026-01-11T00:00:00Z' }, true],
  [{ to: '2026-01-10T00:00:00Z' }, false],
  [{ name: 'نگار', mobile: '0912' }, false],
])('a search for %o finds the order: %s', async (search, isFound) => {
  const { desk, clerk, id } = await anOrder();

  const found = await desk.ask('GET /v1/desk/orders', search, clerk);

  expect(found.body.Value.rows.map((row) => row.id)).toEqual(isFound ? [id] : []);
});

test('the list goes on from its last row, newest first, and misses and repeats none', async () => {
  const ordered = await anOrder();
  const numbers = [ordered.id, ...(await copies(ordered, 6))].toReversed();
  const { desk, clerk } = ordered;

  const seen: number[] = [];
  let after: string | undefined;
  do {
    const page = await desk.ask('GET /v1/desk/orders', { limit: 3, after }, clerk);
    seen.push(...page.body.Value.rows.map(({ id }) => id));
    after = page.body.Value.next ?? undefined;
  } while (after !== undefined);

  expect(seen).toEqual(numbers);
});

test('a list gives a hundred rows at the most', async () => {
  const { desk, clerk } = await anOrder();

  expect((await desk.ask('GET /v1/desk/orders', { limit: 101 }, clerk)).status).toBe(400);
});

test('the file for spreadsheets has every order that is found, also beyond one batch', async () => {
  const ordered = await anOrder();
  await copies(ordered, 600);
  const { desk, clerk } = ordered;

  const file = await desk.send('GET', '/v1/desk/orders/csv', { cookie: clerk.cookie });

  expect(file.headers['content-disposition']).toBe('attachment; filename="orders-1404-10-20.csv"');
  expect(file.body.startsWith('\uFEFF')).toBe(true);
  const lines = file.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(602);
  expect(lines.at(-1)).toContain(`${ordered.id},1404/10/20,11:30,${messages.states.registered}`);
});

test('who only answers shoppers reads orders, and takes no file of them', async () => {
  const { desk } = await anOrder();
  const support = await aMember(desk, ['support']);

  const list = await desk.ask('GET /v1/desk/orders', {}, support);
  const file = await desk.send('GET', '/v1/desk/orders/csv', { cookie: support.cookie });

  expect([list.status, file.statusCode]).toEqual([200, 403]);
});

test('a night in Tehran belongs to the Jalali day that it is there', () => {
  expect(tehranJalali(new Date('2026-03-20T20:29:00Z'))).toEqual({
    date: '1404/12/29',
    time: '23:59',
  });
  expect(tehranJalali(new Date('2026-03-20T20:30:00Z'))).toEqual({
    date: '1405/01/01',
    time: '00:00',
  });
});
