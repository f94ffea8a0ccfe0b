import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import { expect, test } from 'vitest';
import { aMember, loggedChanges, signedInAnew } from '../../desk/desk-fixtures.ts';
import { closeAccount } from '../../identity/personal-data/close-account.ts';
import { stockOf, walletOf } from '../../payments/testing/payment-fixtures.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../../testing/server-database.ts';
import { messages } from './messages.ts';
import { twoSoldPieces, type Sold } from './refund-fixtures.ts';

const mobile = '09131234567';

/** The same order, as one for this sum in toman. */
async function aDearOrder(sum = 5_000_000): Promise<Sold> {
  const sold = await twoSoldPieces();
  await sold.desk.shop.store.db
    .updateTable('orders')
    .set({ sub_total: sum, discount: 0, tax: 0, delivery_fee: 0, invoice_due: sum })
    .execute();
  return sold;
}

test('whoever only answers shoppers asks, and an owner who has not asked decides', async () => {
  const sold = await twoSoldPieces();
  const { desk, buyer, ask } = sold;
  const support = await aMember(desk, ['support']);
  const owner = await aMember(desk, ['owner']);
  const stock = await stockOf(desk.shop, buyer.saleParamId);
  const lines = [{ saleParamId: buyer.saleParamId, quantity: 1, isRestocked: true }];

  const asked = await ask({ lines }, support);
  const { id } = asked.body.Value;
  const meanwhile = [
    (await walletOf(desk.shop, buyer.id)).balance,
    (await stockOf(desk.shop, buyer.saleParamId)) - stock,
    (await sold.seenByCustomer()).Refunds,
  ];
  const confirmed = await desk.ask('POST /v1/desk/refunds/confirm', { id }, owner);
  const again = await desk.ask('POST /v1/desk/refunds/refuse', { id }, owner);

  expect(asked.body).toMatchObject({ Message: messages.waits, Value: { state: 'pending' } });
  expect(meanwhile).toEqual([0, 0, []]);
  expect(confirmed.body.Value).toMatchObject({ state: 'done', decidedBy: 'همکار owner.one' });
  expect(again).toMatchObject({ status: 409, body: { Message: messages.alreadyDecided } });
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(20_000);
  expect(await stockOf(desk.shop, buyer.saleParamId)).toBe(stock + 1);
});

test('what a member gives back alone within a day is limited as a whole', async () => {
  const { desk, ask } = await aDearOrder();
  const owner = await aMember(desk, ['owner']);

  const most = await ask({ amountToman: fourEyesAboveToman }, owner);
  const more = await ask({ amountToman: 1, seen: 1 }, owner);
  const own = await desk.ask('POST /v1/desk/refunds/confirm', { id: more.body.Value.id }, owner);
  const byAnother = await ask({ amountToman: 1, seen: 2 });

  expect([most, more, byAnother].map(({ body }) => body.Value.state)).toEqual([
    'done',
    'pending',
    'done',
  ]);
  expect(own).toMatchObject({ status: 409, body: { Message: messages.notYourOwn } });
});

test('neither what others have asked for nor what was given back a day ago is part of what a member gives back alone', async () => {
  const { desk, ask } = await aDearOrder(7_000_000);
  const support = await aMember(desk, ['support']);
  const owner = await aMember(desk, ['owner']);
  const { id } = (await ask({ amountToman: fourEyesAboveToman }, support)).body.Value;

  await desk.ask('POST /v1/desk/refunds/confirm', { id }, owner);
  const own = await ask({ amountToman: fourEyesAboveToman, seen: 1 }, owner);
  const bookedAt = desk.shop.clock().getTime();
  desk.shop.setTime(new Date(bookedAt + 24 * 60 * 60 * 1000 - 1));
  const sameDay = await ask({ amountToman: 1, seen: 2 }, await signedInAnew(desk, owner));
  desk.shop.setTime(new Date(bookedAt + 24 * 60 * 60 * 1000));
  const again = await signedInAnew(desk, owner);
  const nextDay = await ask({ amountToman: fourEyesAboveToman, seen: 3 }, again);

  expect([own, sameDay, nextDay].map(({ body }) => body.Value.state)).toEqual([
    'done',
    'pending',
    'done',
  ]);
});

test('the list of refunds has the newest first, and goes on from its last row', async () => {
  const { desk, clerk, ask } = await twoSoldPieces();
  const sums = [10_000, 20_000, 30_000];
  for (const [seen, amountToman] of sums.entries()) await ask({ amountToman, way: 'bank', seen });

  const first = await desk.ask('GET /v1/desk/refunds', { limit: 2 }, clerk);
  const after = first.body.Value.next ?? '';
  const rest = await desk.ask('GET /v1/desk/refunds', { limit: 2, after }, clerk);

  const shown = [first, rest].map(({ body }) => body.Value.rows.map((row) => row.amountToman));
  expect(shown).toEqual([[30_000, 20_000], [10_000]]);
});

test('a refused refund leaves money and pieces for another one', async () => {
  const { desk, buyer, ask } = await twoSoldPieces();
  const support = await aMember(desk, ['support']);
  const owner = await aMember(desk, ['owner']);
  const all = {
    lines: [{ saleParamId: buyer.saleParamId, quantity: 2, isRestocked: true }],
    amountToman: 265_000,
  };
  const { id } = (await ask(all, support)).body.Value;

  const meanwhile = await ask({ amountToman: 1, seen: 1 });
  const refused = await desk.ask('POST /v1/desk/refunds/refuse', { id }, owner);
  const anew = await ask({ ...all, seen: 1 });

  expect(meanwhile).toMatchObject({ status: 409, body: { Message: messages.tooMuch('۰') } });
  expect(refused.body.Value.state).toBe('refused');
  expect(anew.body.Value.state).toBe('done');
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(265_000);
});

test('support neither confirms nor pays, and who cares for goods reads no refund', async () => {
  const { desk, ask } = await twoSoldPieces();
  const support = await aMember(desk, ['support']);
  const catalogue = await aMember(desk, ['catalogue']);
  const { id } = (await ask({ way: 'bank' })).body.Value;

  const statuses = [
    await desk.ask('POST /v1/desk/refunds/confirm', { id }, support),
    await desk.ask('POST /v1/desk/refunds/pay', { id, trackingNo: '1' }, support),
    await desk.ask('POST /v1/desk/refunds/to-wallet', { id }, support),
    await desk.ask('GET /v1/desk/refunds', {}, catalogue),
    await ask({ seen: 1 }, catalogue),
  ].map(({ status }) => status);

  expect(statuses).toEqual([403, 403, 403, 403, 403]);
});

test('an account with an open refund is not closed; afterwards its words are gone, and nothing is refunded to it', async () => {
  const { desk, clerk, ask } = await twoSoldPieces();
  const { db } = desk.shop.store;
  const { id } = (await ask({ way: 'bank', reason: 'NEGAR' })).body.Value;
  await db.updateTable('orders').set({ status: 5 }).execute();

  const early = await closeAccount(desk.shop, mobile);
  await desk.ask('POST /v1/desk/refunds/pay', { id, trackingNo: 'NEGAR-1' }, clerk);
  const outcome = await closeAccount(desk.shop, mobile);
  const late = await ask({ seen: 1 });

  const kept = await db.selectFrom('order_refunds').selectAll().execute();
  expect([early, outcome]).toEqual(['refund', 'closed']);
  expect(JSON.stringify([kept, await loggedChanges(desk)])).not.toContain('NEGAR');
  expect(late).toMatchObject({ status: 409, body: { Message: messages.accountClosed } });
});

test.skipIf(!serverUrl)(
  'of two members who refund the rest of one order at once one does, and the other is told',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const { desk, buyer, clerk, ask } = await twoSoldPieces(store);
    const other = await aMember(desk, ['orders'], { userName: 'other' });

    const asked = await store.transaction(async (tx) => {
      await tx.selectFrom('orders').select('id').forUpdate().execute();
      const first = ask({ amountToman: 265_000 }, clerk);
      await untilWaiting(store, 1);
      const second = ask({ amountToman: 265_000 }, other);
      await untilWaiting(store, 2);
      return { first, second };
    });

    const [first, second] = [await asked.first, await asked.second];
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body).toMatchObject({ Message: messages.seenBefore });
    expect((await walletOf(desk.shop, buyer.id)).balance).toBe(265_000);
    expect(await loggedChanges(desk)).toHaveLength(1);
  },
);
