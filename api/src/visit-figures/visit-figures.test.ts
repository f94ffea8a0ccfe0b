import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';
import { forgetOldVisits, readVisits } from './read-visits.ts';
import { VisitFigures } from './visit-figures.ts';

const count = 'POST /v1/ContentManagement/VisitFigures/Count';
const today = { from: '2026-01-10', to: '2026-01-10' };

const visits = (shop: TestShop, span = today) => readVisits(shop.store.db, span);

/** A shop whose owner lets visits be counted. */
async function aCountingShop(shop?: TestShop) {
  const counting = shop ?? (await testShop());
  const desk = await aDeskOf(counting);
  const owner = await aMember(desk, ['owner']);
  const settings = { ShopName: 'لاله', CountsFigures: true };
  await desk.ask('POST /v1/desk/settings/save', settings, owner);
  return { shop: counting, desk, owner };
}

const toldOfCounting = async (shop: TestShop) =>
  (await shop.ask('GET /v1/ContentManagement/Contents/Read', {})).body.Value.BaseInfos
    ?.CountsFigures;

test('visits are counted by event and product of a day, and by nothing else', async () => {
  const { shop } = await aCountingShop();
  const name = 'گوشی نوکیا';
  const { productId } = await aProduct(shop, { name });

  for (const Event of ['view', 'view', 'add'] as const) {
    await shop.ask(count, { Event, ProductId: productId });
  }
  for (const Event of ['begin', 'pay'] as const) await shop.ask(count, { Event });
  await shop.app.close();

  expect(await visits(shop)).toEqual({
    isCounted: true,
    view: 2,
    add: 1,
    begin: 1,
    pay: 1,
    mostViewed: [{ productId, name, views: 2, adds: 1 }],
  });
  const row = await shop.store.db.selectFrom('visit_figures').selectAll().executeTakeFirstOrThrow();
  expect(Object.keys(row)).toEqual(['day', 'event', 'product_id', 'times']);
});

test('nothing is counted unless the owner wants it, and shoppers are told of it only then', async () => {
  const shop = await testShop();
  const before = await shop.ask(count, { Event: 'begin' });
  const { desk, owner } = await aCountingShop(shop);

  expect(before).toMatchObject({ status: 409, body: { Message: messages.isOff } });
  expect(await toldOfCounting(shop)).toBe(true);
  await desk.ask('POST /v1/desk/settings/save', { CountsFigures: false }, owner);
  expect(await toldOfCounting(shop)).toBeUndefined();
  expect((await shop.ask(count, { Event: 'begin' })).status).toBe(409);
  expect((await visits(shop)).begin).toBe(0);
});

test.each([
  {},
  { Event: 'click' },
  { Event: 'view' },
  { Event: 'add', ProductId: 'x' },
  { Event: 'pay', ProductId: 1 },
])('%j is no event', async (payload) => {
  const { shop } = await aCountingShop();

  const answer = await shop.askAnything('POST', count.slice(5), { payload });

  expect(answer.statusCode).toBe(400);
});

test('a product that does not exist is left out, and what was counted beside it stays', async () => {
  const { shop } = await aCountingShop();
  const { productId } = await aProduct(shop);
  const figures = new VisitFigures(shop);

  figures.note('view', productId + 1000);
  figures.note('view', productId);
  await figures.write();

  expect((await visits(shop)).mostViewed).toMatchObject([{ productId, views: 1, adds: 0 }]);
});

test('one address is heard sixty times a minute, and others are heard meanwhile', async () => {
  const { shop } = await aCountingShop();
  const countFrom = async (address: string) =>
    (await shop.ask(count, { Event: 'begin' }, { address })).status;

  for (let time = 0; time < 60; time += 1) expect(await countFrom('203.0.113.7')).toBe(200);

  expect(await countFrom('203.0.113.7')).toBe(429);
  expect(await countFrom('203.0.113.8')).toBe(200);
});

test('a flood of ids fills no memory, and counters of before still count', async () => {
  const { shop } = await aCountingShop();
  const { productId } = await aProduct(shop);
  const figures = new VisitFigures(shop);
  figures.note('view', productId);
  for (let id = 0; id < 3000; id += 1) figures.note('view', productId + 1 + id);

  figures.note('pay', null);
  figures.note('view', productId);
  await figures.write();

  expect(await visits(shop)).toMatchObject({ view: 2, pay: 0 });
});

test('visits belong to their day in Tehran, and are forgotten after the longest span of the figures', async () => {
  const { shop } = await aCountingShop();
  const figures = new VisitFigures(shop);
  shop.setTime('2026-01-09T20:30:00Z');
  figures.note('begin', null);
  await figures.write();

  expect((await visits(shop)).begin).toBe(1);
  await forgetOldVisits(shop.store.db, new Date('2027-02-14T08:00:00Z'));
  expect((await visits(shop)).begin).toBe(1);
  await forgetOldVisits(shop.store.db, new Date('2027-02-15T08:00:00Z'));
  expect((await visits(shop)).begin).toBe(0);
});

test('the counters of a deleted product go with it', async () => {
  const { shop } = await aCountingShop();
  const { productId } = await aProduct(shop);
  const figures = new VisitFigures(shop);
  figures.note('view', productId);
  await figures.write();

  await shop.store.db.deleteFrom('sale_params').where('product_id', '=', productId).execute();
  await shop.store.db.deleteFrom('products').where('id', '=', productId).execute();

  expect((await visits(shop)).view).toBe(0);
});

test.skipIf(!serverUrl)('two processes that write the same counts at once keep both', async () => {
  const store = await serverStore(await newServerDatabase());
  const shop = { store, clock: () => new Date('2026-01-10T08:00:00Z') };
  const [one, two, other] = [
    new VisitFigures(shop),
    new VisitFigures(shop),
    new VisitFigures(shop),
  ];
  one.note('begin', null);
  await one.write();
  for (const event of ['begin', 'pay'] as const) two.note(event, null);
  for (const event of ['pay', 'begin'] as const) other.note(event, null);

  const written = await store.transaction(async (tx) => {
    await tx.selectFrom('visit_figures').select('event').forUpdate().execute();
    const first = two.write();
    await untilWaiting(store);
    const second = other.write();
    await untilWaiting(store, 2);
    return { both: Promise.all([first, second]) };
  });
  await written.both;

  const rows = await store.db
    .selectFrom('visit_figures')
    .select(['event', 'times'])
    .orderBy('event')
    .execute();
  expect(rows).toEqual([
    { event: 'begin', times: 3 },
    { event: 'pay', times: 2 },
  ]);
});
