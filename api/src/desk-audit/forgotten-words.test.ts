import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aDeskOf, aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import { reviewAsRead } from '../desk-opinions/opinion-fixtures.ts';
import { closeAccount } from '../identity/personal-data/close-account.ts';
import { aBuyer, aSellingShop, fillCart, payAtBank } from '../payments/testing/payment-fixtures.ts';
import { migrationText } from '../store/migrate.ts';
import { emptyDatabase } from '../testing/test-database.ts';

const mobile = '09131234567';
const words = 'NEGAR';

test('a closed account leaves no words about its customer at the desk, and every change stays in the log', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const buyer = await aBuyer(shop, { mobile });
  await payAtBank(shop, buyer);
  await payAtBank(shop, { ...buyer, hash: await fillCart(shop, buyer.token, buyer.saleParamId) });
  const { db } = shop.store;
  const [delivered, rejected] = await db.selectFrom('orders').select('id').orderBy('id').execute();
  const { id: ProductId } = await db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  await shop.ask(
    'POST /v1/ProductManagement/ProductReviews/Add',
    { Title: `عالی ${words}`, Text: `یک هفته است که ${words}`, ProductId },
    buyer,
  );
  await db
    .insertInto('contact_messages')
    .values({ full_name: '', mobile, email: '', comment: '', registered_at: new Date() })
    .execute();
  const id = delivered?.id ?? 0;
  const customerId = buyer.id;
  const correction = { customerId, key: randomUUID(), reason: `برای ${words}` };
  await desk.ask('POST /v1/desk/orders/approve', { id }, owner);
  await desk.ask('POST /v1/desk/orders/hand-over', { id, trackingCode: words }, owner);
  await desk.ask('POST /v1/desk/orders/deliver', { id }, owner);
  await desk.ask('POST /v1/desk/orders/reject', { id: rejected?.id ?? 0, reason: words }, owner);
  await desk.ask('POST /v1/desk/reviews/refuse', await reviewAsRead(desk, owner), owner);
  await desk.ask('POST /v1/desk/messages/done', { id: 1, note: `به ${words} گفتم` }, owner);
  await desk.ask('POST /v1/desk/corrections/ask', { ...correction, amountToman: -155_000 }, owner);
  const before = await loggedChanges(desk);

  const outcome = await closeAccount(shop, mobile);

  const after = await loggedChanges(desk);
  const orders = await db.selectFrom('orders').selectAll().execute();
  const said = (all: object) => JSON.stringify(all).split(words).length - 1;
  expect(outcome).toBe('closed');
  expect([said(before), said(after), said(orders)]).toEqual([8, 0, 0]);
  expect(after.map(({ id: number, call }) => [number, call])).toEqual(
    before.map(({ id: number, call }) => [number, call]),
  );
  expect(after.find(({ subject }) => subject === 'correction')?.after).toEqual({
    customerId,
    amountToman: -155_000,
    reason: '',
    state: 'booked',
  });
});

test('words that an earlier closing has left are blanked, and those about open accounts stay', async () => {
  const { store, pool } = await emptyDatabase();
  const shop = await aSellingShop({}, store);
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const { db } = store;
  for (const number of ['09131111111', '09132222222']) {
    await payAtBank(shop, await aBuyer(shop, { mobile: number }));
  }
  const orders = await db.selectFrom('orders').select('id').orderBy('id').execute();
  for (const { id } of orders) {
    await desk.ask('POST /v1/desk/orders/reject', { id, reason: words }, owner);
  }
  await db
    .updateTable('customers')
    .set({ mobile: '00000000001' })
    .where('mobile', '=', '09131111111')
    .execute();

  await pool.query(migrationText('026-words-of-closed-accounts.sql'));

  const kept = await db.selectFrom('orders').select('rejection_reason').orderBy('id').execute();
  const said = (await loggedChanges(desk)).map(({ after }) => after);
  expect(kept.map(({ rejection_reason }) => rejection_reason)).toEqual([null, words]);
  expect(said).toMatchObject([{ rejectionReason: '' }, { rejectionReason: words }]);
});

test("another customer's words stay", async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const buyer = await aBuyer(shop, { mobile });
  await aBuyer(shop, { mobile: '09139999999', saleParamId: buyer.saleParamId });
  await payAtBank(shop, buyer);
  const { id } = await shop.store.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  await desk.ask('POST /v1/desk/orders/reject', { id, reason: words }, owner);

  await closeAccount(shop, '09139999999');

  expect((await loggedChanges(desk)).at(-1)?.after).toMatchObject({ rejectionReason: words });
});
