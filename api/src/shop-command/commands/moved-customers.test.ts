import { expect, test } from 'vitest';
import {
  aCustomer,
  aNamelessCustomer,
  aRegistration,
  logIn,
  readProfile,
} from '../../identity/identity-fixtures.ts';
import { aCommandedShop } from '../command-fixtures.ts';

const mobile = aRegistration.UserName;
const other = '09129999999';

/** A customer with an open session who moves to the other number; a running shop looks their token up again every half minute. */
async function aMovedCustomer() {
  const { shop, run } = await aCommandedShop();
  const { id, token } = await aCustomer(shop);
  const move = async () => {
    await run('customers', 'move', mobile, '۰۹۱۲۹۹۹۹۹۹۹', 'سیم‌کارت', 'گم شد');
    shop.setTime('2026-01-10T08:01:00Z');
  };
  return { shop, id, token, run, move };
}

test('a customer whose number is lost keeps the account under another, and the old number opens nothing of it', async () => {
  const { shop, token, move } = await aMovedCustomer();

  await move();
  const old = await readProfile(shop, token);
  const byPassword = await logIn(shop, aRegistration.Password, { UserName: other });
  const stranger = await aNamelessCustomer(shop, mobile);
  const moved = await aNamelessCustomer(shop, other);

  expect([old.status, byPassword.status]).toEqual([401, 400]);
  const profiles = [await readProfile(shop, stranger.token), await readProfile(shop, moved.token)];
  expect(profiles.map(({ body }) => [body.Value.UserName, body.Value.LastName])).toEqual([
    [mobile, ''],
    [other, aRegistration.LastName],
  ]);
});

test('what a moved customer has written, and the texts that wait for them, go with them; those to the staff do not', async () => {
  const { shop, id, run, move } = await aMovedCustomer();
  const { db } = shop.store;
  const at = shop.clock();
  const { id: message_id } = await db
    .insertInto('contact_messages')
    .values({ full_name: 'نگار', mobile, email: '', comment: 'سفارش من', registered_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = {
    mobile,
    body: 'x',
    order_id: null,
    customer_id: null,
    made_at: at,
    next_try_at: at,
  };
  await db
    .insertInto('texts')
    .values([
      { ...text, send_id: 1, kind: 'handedToCourier', customer_id: id },
      { ...text, send_id: 2, kind: 'answer', message_id },
      { ...text, send_id: 3, kind: 'order' },
    ])
    .execute();

  await move();

  const texts = await db
    .selectFrom('texts')
    .select(['kind', 'mobile'])
    .orderBy('send_id')
    .execute();
  expect(texts.map(({ mobile: to }) => to)).toEqual([other, other, mobile]);
  await aNamelessCustomer(shop, mobile);
  expect(String(await run('customers', 'export', mobile))).not.toContain('سفارش من');
  expect(String(await run('customers', 'export', other))).toContain('سفارش من');
});

test('a customer who has signed in by the new number already gets the account once the new one is closed', async () => {
  const { shop, run, move } = await aMovedCustomer();
  await aNamelessCustomer(shop, other);

  await expect(move()).rejects.toThrow('close that one first');
  await run('customers', 'close', other);
  await move();

  const { token } = await aNamelessCustomer(shop, other);
  expect((await readProfile(shop, token)).body.Value).toMatchObject({
    UserName: other,
    LastName: aRegistration.LastName,
  });
});

test('an account is not moved to a number that has one, nor without a reason or a number', async () => {
  const { shop, run } = await aMovedCustomer();
  await aCustomer(shop, { UserName: other });

  await expect(run('customers', 'move', mobile, other, 'x')).rejects.toThrow('has an account');
  await expect(run('customers', 'move', '09121111111', '09128888888', 'x')).rejects.toThrow(
    '09121111111 has no account',
  );
  await expect(run('customers', 'move', mobile, '09128888888')).rejects.toThrow('Say why');
  await expect(run('customers', 'move', mobile)).rejects.toThrow('should be a mobile number');
});
