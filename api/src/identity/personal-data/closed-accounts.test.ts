import { orderStatus } from '@kashi/contracts/order-status';
import { expect, test } from 'vitest';
import { aMember, loggedChanges } from '../../desk/desk-fixtures.ts';
import { noteChanges } from '../../desk-audit/change-log.ts';
import { aTransferReport } from '../../wallet/wallet-fixtures.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { aCustomer, logIn, readProfile } from '../identity-fixtures.ts';
import { anOwner } from '../ownership-fixtures.ts';
import { closeAccount } from './close-account.ts';
import { customerData } from './customer-data.ts';

const neighbour = '09120000000';

/** A customer with one of everything, also what the shop has been told and what it has noted. */
async function aKnownCustomer() {
  const { shop, owner, names } = await anOwner();
  const { db } = shop.store;
  const wish = { ProductId: 1 };
  await shop.ask('POST /v1/ProductManagement/CustomerWishList/Add', wish, owner);
  const report = aTransferReport({ Comment: 'از حساب همسرم' });
  await shop.ask('POST /v1/Orders/PendingPayments/AddCreditCart', report, owner);
  await db
    .insertInto('contact_messages')
    .values({
      full_name: 'نگار',
      mobile: owner.mobile,
      email: '',
      comment: 'سلام',
      registered_at: shop.clock(),
    })
    .execute();
  const { id: staffId } = await aMember({ shop }, ['owner']);
  const { id: orderId, customer_id } = await db
    .selectFrom('orders')
    .select(['id', 'customer_id'])
    .executeTakeFirstOrThrow();
  const asked = { customer_id, asked_by: staffId, asked_at: shop.clock(), reason: 'کوچک بود.' };
  await db
    .insertInto('wallet_corrections')
    .values({ ...asked, amount: 1 })
    .execute();
  await db
    .insertInto('order_refunds')
    .values({ ...asked, order_id: orderId, amount: 1, way: 'bank', press_key: 'k'.repeat(22) })
    .execute();
  await db
    .insertInto('helpful_votes')
    .values({ review_id: 1, customer_id, voted_at: shop.clock() })
    .execute();
  await shop.store.transaction((tx) =>
    noteChanges(tx, changesOf(orderId, customer_id), {
      author: { staffId, name: 'مالک' },
      call: 'POST /v1/desk/orders/reject',
      at: shop.clock(),
    }),
  );
  await db.updateTable('reviews').set({ confirmed_at: shop.clock() }).execute();
  await db
    .updateTable('orders')
    .set({ tracking_code: 'RR1', gift_note: 'زادروزت مبارک!' })
    .execute();
  await db.updateTable('carts').set({ gift_note: 'مبارک!' }).execute();
  return { shop, owner, names };
}

/** What the log of changes quotes of a customer. */
function changesOf(orderId: number, customerId: number) {
  const before = null;
  return [
    { subject: 'order', subjectId: orderId, before, after: { rejectionReason: 'کوچک بود.' } },
    { subject: 'refund', subjectId: 1, before, after: { reason: 'کوچک بود.' } },
    { subject: 'correction', subjectId: 1, before, after: { reason: 'کوچک بود.' } },
    { subject: 'customer', subjectId: customerId, before, after: { reason: 'کوچک بود.' } },
  ];
}

/** Nothing of the customer waits for anybody any more. */
async function settleAll({ store, clock }: TestShop): Promise<void> {
  const { db } = store;
  await db.updateTable('orders').set({ status: orderStatus.delivered }).execute();
  await db.updateTable('order_returns').set({ state: 'withdrawn', closed_at: clock() }).execute();
  await db.deleteFrom('card_transfers').execute();
  await db.deleteFrom('wallet_corrections').execute();
  await db.deleteFrom('order_refunds').execute();
}

test('closing an account takes nothing from another customer, who stays signed in', async () => {
  const { shop, owner } = await aKnownCustomer();
  await aCustomer(shop, { UserName: neighbour });
  const before = await customerData(shop.store.db, owner.mobile);
  const logged = await loggedChanges({ shop });

  const closed = await closeAccount(shop, neighbour);

  expect(closed).toBe('closed');
  expect(await customerData(shop.store.db, owner.mobile)).toEqual(before);
  expect(await loggedChanges({ shop })).toEqual(logged);
  expect((await readProfile(shop, owner.token)).status).toBe(200);
});

test('of a closed account only what the books need is left', async () => {
  const { shop, owner } = await aKnownCustomer();
  await logIn(shop, 'wrong', { UserName: owner.mobile });
  await settleAll(shop);
  const { db } = shop.store;

  const closed = await closeAccount(shop, owner.mobile);

  const left = async (table: 'addresses' | 'wishes' | 'alerts' | 'questions' | 'sessions') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  const kept = await db
    .selectFrom('payment_attempts')
    .select(['masked_pan', 'wallet_part'])
    .execute();
  expect(closed).toBe('closed');
  expect(await Promise.all(leftBehind.map(left))).toEqual(leftBehind.map(() => 0));
  expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('carts').select('gift_note').execute()).toEqual([{ gift_note: '' }]);
  expect(kept).toEqual([{ masked_pan: null, wallet_part: 50_000 }]);
  expect(await db.selectFrom('try_counters').select('key').execute()).not.toContainEqual({
    key: `login:number:${owner.mobile}`,
  });
});

const leftBehind = ['addresses', 'wishes', 'alerts', 'questions', 'sessions'] as const;
