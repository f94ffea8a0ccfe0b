import { expect, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';
import {
  aCustomer,
  aRegistration,
  askForAccount,
  lastCodeTo,
  logIn,
  readProfile,
} from './identity-fixtures.ts';
import { messages } from './messages.ts';

test('a known number with its password gets a token and the full name', async () => {
  const shop = await testShop();
  await aCustomer(shop);

  const signedIn = await logIn(shop, aRegistration.Password);

  expect(signedIn.body.Value.UserFullName).toBe('نگار رضایی');
  expect((await readProfile(shop, signedIn.body.Value.Token)).status).toBe(200);
});

test('an unknown number and a wrong password are answered alike', async () => {
  const shop = await testShop();
  await aCustomer(shop);

  const wrong = await logIn(shop, 'wrong');
  const unknown = await shop.ask('POST /v1/Identity/Account/Login', {
    UserName: '09120000000',
    Password: 'wrong',
  });

  expect(wrong.status).toBe(400);
  expect(unknown.body).toEqual(wrong.body);
});

test('after five wrong passwords even the right one has to wait, and works later', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  for (const _ of [1, 2, 3, 4, 5]) await logIn(shop, 'wrong');

  const tooSoon = await logIn(shop, aRegistration.Password);
  shop.setTime('2026-01-10T08:00:30Z');
  const later = await logIn(shop, aRegistration.Password);

  expect(tooSoon.status).toBe(429);
  expect(tooSoon.headers['retry-after']).toBe('30');
  expect(tooSoon.body.Message).toBe(messages.tooManyTries(30));
  expect(later.status).toBe(200);
});

test('a clock that is set back locks nobody out for longer than the longest wait', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  for (const _ of [1, 2, 3, 4, 5]) await logIn(shop, 'wrong');

  shop.setTime('2026-01-09T06:00:00Z');
  const back = await logIn(shop, aRegistration.Password);

  expect(back.status).toBe(200);
});

test('guesses after the clock was set back have to wait as before', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  for (const _ of [1, 2, 3, 4, 5]) await logIn(shop, 'wrong');

  shop.setTime('2026-01-09T06:00:00Z');
  const guesses = [await logIn(shop, 'wrong'), await logIn(shop, 'wrong')];

  expect(guesses.map(({ status }) => status)).toEqual([400, 429]);
  expect(guesses[1]?.headers['retry-after']).toBe('60');
});

test('an address is cleared an hour later even if the clock was set back', async () => {
  const shop = await testShop();
  const guess = (number: number) =>
    logIn(shop, 'wrong', {
      UserName: `0913${String(number).padStart(7, '0')}`,
      address: '203.0.113.7',
    });
  for (let number = 0; number < 50; number += 1) await guess(number);

  shop.setTime('2026-01-09T06:00:00Z');
  await guess(51);
  shop.setTime('2026-01-09T07:00:00Z');
  const later = [await guess(52), await guess(53)].map(({ status }) => status);

  expect(later).toEqual([400, 400]);
});

test('many guesses at once are all counted', async () => {
  const shop = await testShop();
  await aCustomer(shop);

  const guesses = await Promise.all(Array.from({ length: 12 }, () => logIn(shop, 'wrong')));

  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('an address that tries ever new numbers has to wait, until an hour after its first try', async () => {
  const shop = await testShop();
  const guess = (number: number) =>
    logIn(shop, 'wrong', {
      UserName: `0913${String(number).padStart(7, '0')}`,
      address: '2001:db8::a:1',
    });

  const statuses = [];
  for (let number = 0; number < 51; number += 1) statuses.push((await guess(number)).status);
  shop.setTime('2026-01-10T09:00:00Z');
  const later = [await guess(51), await guess(52)].map(({ status }) => status);

  expect(statuses).toEqual([...Array<number>(50).fill(400), 429]);
  expect(later).toEqual([400, 400]);
});

test('many customers who share an address sign in without counting as guesses', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  const address = '203.0.113.9';
  const guess = () => logIn(shop, 'wrong', { UserName: '09120000000', address });
  for (const _ of [1, 2, 3]) await guess();

  for (let count = 0; count < 55; count += 1) {
    await logIn(shop, aRegistration.Password, { address });
  }
  const right = await logIn(shop, aRegistration.Password, { address });
  const counted = await shop.store.db
    .selectFrom('try_counters')
    .select('tries')
    .where('key', '=', `login:address:${address}`)
    .execute();

  expect(right.status).toBe(200);
  expect(counted).toEqual([{ tries: 3 }]);
});

test('signing out revokes the token at once', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  await readProfile(shop, token);

  await shop.ask('POST /v1/Identity/Account/Logout', {}, { token });

  expect((await readProfile(shop, token)).status).toBe(401);
});

test('a token expires after thirty days', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);

  shop.setTime('2026-02-09T08:00:00Z');

  expect((await readProfile(shop, token)).status).toBe(401);
});

test('the database holds neither password nor token nor code', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const hashId = await askForAccount(shop, '09121111111');

  const stored = JSON.stringify([
    await shop.store.db.selectFrom('customers').selectAll().execute(),
    await shop.store.db.selectFrom('sessions').selectAll().execute(),
    await shop.store.db.selectFrom('confirmations').selectAll().execute(),
  ]);

  expect(stored).toContain(hashId);
  expect(stored).not.toContain(aRegistration.Password);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(`"${lastCodeTo(shop, '09121111111')}"`);
});
