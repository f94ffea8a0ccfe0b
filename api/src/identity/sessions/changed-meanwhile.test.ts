import { expect, test, vi } from 'vitest';
import {
  password as staffPassword,
  aDeskWithOwner,
  signIn,
} from '../../desk-access/owner-fixtures.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { blockCustomer, unblockCustomer } from '../blocked-customers.ts';
import { aCustomer, aRegistration, logIn, readProfile } from '../identity-fixtures.ts';
import { messages } from '../messages.ts';
import { inTurn, mostAtOnce } from '../passwords/hashing-queue.ts';
import { hashPassword } from '../passwords/passwords.ts';

/** Makes the change after the call has read the password's hash, and before it has compared it. */
async function meanwhile<Answer>(
  { store }: TestShop,
  call: () => Promise<Answer>,
  change: () => Promise<unknown>,
): Promise<Answer> {
  const gate = Promise.withResolvers<void>();
  const held = Array.from({ length: mostAtOnce }, () => inTurn(() => gate.promise));
  const countTries = async () =>
    (await store.db.selectFrom('try_counters').select('key').execute()).length;
  try {
    const before = await countTries();
    const called = call();
    // The call counts its tries, reads the hash in its next question to the store, and then waits for its turn to compare it.
    await vi.waitFor(async () => expect(await countTries()).toBeGreaterThan(before));
    for (const _ of Array(20)) await countTries();
    await change();
    gate.resolve();
    return await called;
  } finally {
    gate.resolve();
    await Promise.all(held);
  }
}

async function sessionsOf({ store }: TestShop, table: 'sessions' | 'staff_sessions') {
  return (await store.db.selectFrom(table).select('token_hash').execute()).length;
}

test('a password that is changed while it is checked signs nobody in', async () => {
  const shop = await testShop();
  const { id } = await aCustomer(shop);
  const password_hash = await hashPassword('another one');
  const { store } = shop;

  const answer = await meanwhile(
    shop,
    () => logIn(shop, aRegistration.Password),
    () =>
      store.transaction(async (tx) => {
        await tx.updateTable('customers').set({ password_hash }).where('id', '=', id).execute();
        await shop.sessions.endAllOf(id, tx);
      }),
  );

  expect(answer).toMatchObject({ status: 400, body: { Message: messages.wrongSignIn } });
  expect(await sessionsOf(shop, 'sessions')).toBe(0);
});

test('a customer who is blocked while the password is checked gets no session', async () => {
  const shop = await testShop();
  const { id } = await aCustomer(shop);
  const block = { id, reason: 'سفارش‌های ساختگی', at: shop.clock() };

  const answer = await meanwhile(
    shop,
    () => logIn(shop, aRegistration.Password),
    () => shop.store.transaction((tx) => blockCustomer(tx, block)),
  );

  expect(answer).toMatchObject({ status: 400, body: { Message: messages.blocked } });
  expect(await sessionsOf(shop, 'sessions')).toBe(0);
});

test('the old password changes no password that was set while it was checked', async () => {
  const shop = await testShop();
  const { id, token } = await aCustomer(shop);
  const password_hash = await hashPassword('another one');
  const change = { OldPassword: aRegistration.Password, NewPassword: 'a third one' };

  const answer = await meanwhile(
    shop,
    () =>
      shop.ask(
        'POST /v1/Identity/Customer/ChangePassword',
        { ...change, ReNewPassword: change.NewPassword },
        { token },
      ),
    () =>
      shop.store.db.updateTable('customers').set({ password_hash }).where('id', '=', id).execute(),
  );

  expect(answer).toMatchObject({ status: 400, body: { Message: messages.wrongOldPassword } });
  expect((await logIn(shop, 'another one')).status).toBe(200);
});

test('a member of the staff who is given another password while the old one is checked gets no half session', async () => {
  const { desk } = await aDeskWithOwner();
  const password_hash = await hashPassword('another long one');
  const { db } = desk.shop.store;
  await db.deleteFrom('staff_sessions').execute();

  const answer = await meanwhile(
    desk.shop,
    () => signIn(desk, staffPassword),
    () => db.updateTable('staff').set({ password_hash }).execute(),
  );

  expect(answer.status).toBe(400);
  expect(await sessionsOf(desk.shop, 'staff_sessions')).toBe(0);
});

test('a session from before a block does not come back when the block ends', async () => {
  const shop = await testShop();
  const { id, token } = await aCustomer(shop);
  const { db } = shop.store;
  const kept = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  const block = { id, reason: 'سفارش‌های ساختگی', at: shop.clock() };
  await shop.store.transaction((tx) => blockCustomer(tx, block));
  await db.insertInto('sessions').values(kept).execute();

  await shop.store.transaction((tx) => unblockCustomer(tx, id));

  shop.sessions.forget(id);
  expect((await readProfile(shop, token)).status).toBe(401);
});
