import { expect, test, vi } from 'vitest';
import { testShop } from '../../testing/test-shop.ts';
import { aCustomer, aRegistration, logIn, readProfile } from '../identity-fixtures.ts';
import { messages } from '../messages.ts';
import { createSessions } from './sessions.ts';

test('a busy token that another process ends is invalid here as soon as the store sends the notice', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const other = await aCustomer(shop, { UserName: '09120000000' });
  const elsewhere = createSessions(shop.store, shop.clock);
  await shop.sessions.customerOf(token);

  await elsewhere.end(token);

  await vi.waitFor(async () => expect(await shop.sessions.customerOf(token)).toBeNull());
  expect(await shop.sessions.customerOf(other.token)).toMatchObject({ id: other.id });
});

test('a name that another process changes is changed here too', async () => {
  const shop = await testShop();
  const { id, token } = await aCustomer(shop);
  await shop.sessions.customerOf(token);

  const renaming = shop.store.db.updateTable('customers').set({ first_name: 'نگار' });
  await renaming.where('id', '=', id).execute();

  await vi.waitFor(async () =>
    expect((await shop.sessions.customerOf(token))?.fullName).toMatch(/^نگار /),
  );
});

test('while notices may be missed, every token is looked up again', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const deaf = createSessions({ ...shop.store, isHearing: () => false }, shop.clock);
  await deaf.customerOf(token);

  await createSessions(shop.store, shop.clock).end(token);

  expect(await deaf.customerOf(token)).toBeNull();
});

test('a token that ends while another request looks it up is not cached', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const sessions = createSessions(shop.store, shop.clock);

  const [meanwhile] = await Promise.all([sessions.customerOf(token), sessions.end(token)]);
  const afterwards = await sessions.customerOf(token);

  expect(meanwhile).not.toBeNull();
  expect(afterwards).toBeNull();
});

test('signing out everywhere ends every session of the customer, and no other', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const phone = (await logIn(shop, aRegistration.Password)).body.Value.Token;
  const other = await aCustomer(shop, { UserName: '09120000000' });
  await readProfile(shop, phone);

  const answer = await shop.ask('POST /v1/Identity/Account/LogoutEverywhere', {}, { token });

  expect(answer.body.Message).toBe(messages.signedOutEverywhere);
  expect((await readProfile(shop, token)).status).toBe(401);
  expect((await readProfile(shop, phone)).status).toBe(401);
  expect((await readProfile(shop, other.token)).status).toBe(200);
});

test('a token does not reveal its owner, and no two are alike', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const second = (await logIn(shop, aRegistration.Password)).body.Value.Token;

  expect(token).toMatch(/^[\w-]{43}$/);
  expect(second).not.toBe(token);
});
