import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aShopWithCoupon, setCoupon } from '../checkout/coupon-fixtures.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { comeBack, pressAtBank } from '../payments/testing/bank-visit-fixtures.ts';
import { allOrders, payAtBank, paymentUrl } from '../payments/testing/payment-fixtures.ts';
import type { Store } from '../store/store.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { messages } from './messages.ts';

async function aCouponAtDesk(store?: Store) {
  const { shop, buyer } = await aShopWithCoupon({}, store);
  await setCoupon(shop, buyer, 'MEHR');
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const read = async () =>
    (await desk.ask('GET /v1/desk/coupons', { search: 'MEHR' }, owner)).body.Value.rows[0];
  const remove = async (seen?: string) =>
    desk.ask(
      'POST /v1/desk/coupons/delete',
      { code: 'MEHR', version: seen ?? (await read())?.version ?? '' },
      owner,
    );
  return { shop, buyer, desk, read, remove };
}

test('a coupon by which somebody is paying is not deleted before they have paid', async () => {
  const { shop, buyer, remove } = await aCouponAtDesk();
  const url = await paymentUrl(shop, buyer);

  const early = await remove();
  await comeBack(shop, await pressAtBank(shop, url, 'pay'));
  const later = await remove();

  expect(early).toMatchObject({ status: 409, body: { Message: messages.couponInUse } });
  expect(later.status).toBe(200);
  expect(await allOrders(shop)).toMatchObject([{ coupon_discount: 10_000 }]);
});

test('a coupon has cost the shop what it took off orders, and nothing for a rejected one', async () => {
  const { shop, buyer, desk, read } = await aCouponAtDesk();
  const clerk = await aMember(desk, ['orders']);
  await payAtBank(shop, buyer);
  const [order] = await allOrders(shop);

  const sold = await read();
  await desk.ask(
    'POST /v1/desk/orders/reject',
    { id: order?.id ?? 0, reason: 'کالا نداریم.' },
    clerk,
  );

  expect(sold).toMatchObject({ uses: 1, givenToman: 10_000 });
  expect(await read()).toMatchObject({ givenToman: 0 });
});

test('the coupons are listed by their code, page by page, and none of them twice', async () => {
  const { shop, desk } = await aCouponAtDesk();
  const owner = await aMember(desk, ['owner'], { userName: 'reader' });
  for (const code of ['ABAN', 'TIR', 'DEY', 'AZAR']) {
    await shop.store.db.insertInto('coupons').values({ code, kind: 'amount', value: 1 }).execute();
  }

  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { body } = await desk.ask('GET /v1/desk/coupons', { limit: 2, after }, owner);
    seen.push(...body.Value.rows.map(({ code }) => code));
    after = body.Value.next ?? undefined;
  } while (after !== undefined);

  expect(seen).toEqual(['ABAN', 'AZAR', 'DEY', 'MEHR', 'TIR']);
});

test.skipIf(!serverUrl)(
  'what a coupon has cost is counted before its lock, for which payments wait',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const { remove, read } = await aCouponAtDesk(store);
    const version = (await read())?.version;

    const { removed, free } = await store.transaction(async (tx) => {
      await sql`lock table orders in access exclusive mode`.execute(tx);
      const removed = remove(version);
      await untilWaiting(store);
      const { rows } = await sql`select code from coupons for update nowait`.execute(tx);
      return { removed, free: rows };
    });

    expect(free).toEqual([{ code: 'MEHR' }]);
    expect((await removed).status).toBe(200);
  },
);
