import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import {
  aRegistration,
  askToLogIn,
  lastCodeTo,
  logInByCode,
  readProfile,
} from './identity-fixtures.ts';
import { messages } from './messages.ts';

const { UserName } = aRegistration;

test('a code signs in once; where its answer was lost, another code is sent for the same request', async () => {
  const shop = await testShop();
  const hashId = await hashIdOf(shop);
  const code = lastCodeTo(shop, UserName);

  const first = await logInByCode(shop, hashId, code);
  shop.setTime('2026-01-10T08:00:10Z');
  const again = await logInByCode(shop, hashId, code);
  const resent = await resend(shop, hashId);
  const withNew = await logInByCode(shop, hashId);

  expect(first.status).toBe(200);
  expect(again).toMatchObject({
    status: 400,
    body: { Errors: [{ Field: 'SendCode', Message: messages.usedCode }] },
  });
  expect(resent.body.Value).toBe(120);
  expect(withNew.status).toBe(200);
  expect(await customersIn(shop)).toBe(1);
});

test('two presses at once with one code both sign in, since a browser without code drops the first answer', async () => {
  const shop = await testShop();
  const hashId = await hashIdOf(shop);
  const code = lastCodeTo(shop, UserName);

  const both = await Promise.all([
    logInByCode(shop, hashId, code),
    logInByCode(shop, hashId, code),
  ]);

  const profiles = await Promise.all(both.map(({ body }) => readProfile(shop, body.Value.Token)));
  expect(profiles.map(({ status }) => status)).toEqual([200, 200]);
  expect(await customersIn(shop)).toBe(1);
});

test('a later press does not give the code more time', async () => {
  const shop = await testShop();
  const hashId = await hashIdOf(shop);

  const statuses = [];
  for (const second of ['00', '06', '12']) {
    shop.setTime(`2026-01-10T08:00:${second}Z`);
    statuses.push((await logInByCode(shop, hashId)).status);
  }

  expect(statuses).toEqual([200, 200, 400]);
});

async function hashIdOf(shop: TestShop): Promise<string> {
  return (await askToLogIn(shop)).body.Value.ConfirmationCodeHashId;
}

function resend(shop: TestShop, ConfirmationCodeHashId: string) {
  return shop.ask('POST /v1/Identity/UserRegister/ReSendCode', { ConfirmationCodeHashId });
}

async function customersIn({ store }: TestShop): Promise<number> {
  return (await store.db.selectFrom('customers').select('id').execute()).length;
}
