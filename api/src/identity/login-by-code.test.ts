import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import {
  aCustomer,
  aRegistration,
  askForAccount,
  askToLogIn,
  confirmAccount,
  lastCodeTo,
  logInByCode,
  otherCode,
  outboxOf,
  readProfile,
} from './identity-fixtures.ts';
import { messages } from './messages.ts';
import { closeAccount } from './personal-data/close-account.ts';

const { UserName } = aRegistration;

test('a known number signs in by a code, and keeps its name', async () => {
  const shop = await testShop();
  await aCustomer(shop);

  const signedIn = await logInByCode(shop, await hashIdOf(shop));
  const profile = await readProfile(shop, signedIn.body.Value.Token);

  expect(signedIn.body.Value.UserFullName).toBe('نگار رضایی');
  expect(profile.body.Value).toMatchObject({ UserName, HasPassword: true });
  expect(await customersIn(shop)).toBe(1);
});

test('a new number becomes a customer without a name and without a password, with an empty wallet', async () => {
  const shop = await testShop();

  const asked = await askToLogIn(shop, '۰۹۱۳۱۲۳۴۵۶۷');
  const { ConfirmationCodeHashId, TimeRemaningForExpire } = asked.body.Value;
  const signedIn = await logInByCode(shop, ConfirmationCodeHashId);
  const token = signedIn.body.Value.Token;
  const profile = await readProfile(shop, token);
  const wallet = await shop.ask('GET /v1/Identity/CustomerFininces/GetBalance', {}, { token });

  expect(TimeRemaningForExpire).toBe(120);
  expect(signedIn.body.Value.UserFullName).toBe('۰۹۱۳۱۲۳۴۵۶۷');
  expect(profile.body.Value).toMatchObject({
    UserName,
    FirstName: '',
    LastName: '',
    HasPassword: false,
  });
  expect(wallet.body.Value.Balance).toBe(0);
});

test('a wrong code is refused beside its field, and the right one still signs in', async () => {
  const shop = await testShop();
  const hashId = await hashIdOf(shop);

  const wrong = await logInByCode(shop, hashId, otherCode(lastCodeTo(shop, UserName)));
  const right = await logInByCode(shop, hashId);

  expect(wrong).toMatchObject({
    status: 400,
    body: { Errors: [{ Field: 'SendCode', Message: messages.wrongCode }] },
  });
  expect(right.status).toBe(200);
});

test('after five wrong codes not even the right one signs in, until another one was sent', async () => {
  const shop = await testShop();
  const hashId = await hashIdOf(shop);
  const wrong = otherCode(lastCodeTo(shop, UserName));

  await Promise.all(Array.from({ length: 5 }, () => logInByCode(shop, hashId, wrong)));
  const right = await logInByCode(shop, hashId);
  await resend(shop, hashId);
  const withNew = await logInByCode(shop, hashId);

  expect(right).toMatchObject({ status: 400, body: { Message: messages.tooManyCodes } });
  expect(withNew.status).toBe(200);
  expect(await customersIn(shop)).toBe(1);
});

test('a code lives two minutes', async () => {
  const shop = await testShop();
  const hashId = await hashIdOf(shop);

  shop.setTime('2026-01-10T08:02:00Z');
  const late = await logInByCode(shop, hashId);

  expect(late).toMatchObject({ status: 400, body: { Message: messages.codeOver } });
  expect(await customersIn(shop)).toBe(0);
});

test('two devices that sign in at once with codes of a new number open one account', async () => {
  const shop = await testShop();
  const aRequest = async () => [await hashIdOf(shop), lastCodeTo(shop, UserName)] as const;
  const requests = [await aRequest(), await aRequest()];

  const both = await Promise.all(requests.map(([hashId, code]) => logInByCode(shop, hashId, code)));
  const profiles = await Promise.all(both.map(({ body }) => readProfile(shop, body.Value.Token)));

  expect(profiles.map(({ status }) => status)).toEqual([200, 200]);
  expect(await customersIn(shop)).toBe(1);
});

test('a new code voids the old one and restarts the two minutes', async () => {
  const shop = await testShop();
  const hashId = await hashIdOf(shop);
  const oldCode = lastCodeTo(shop, UserName);

  shop.setTime('2026-01-10T08:02:30Z');
  const resent = await resend(shop, hashId);
  const newCode = lastCodeTo(shop, UserName);
  const withOld = await logInByCode(shop, hashId, oldCode);
  const withNew = await logInByCode(shop, hashId, newCode);

  expect(resent.body.Value).toBe(120);
  // The two codes are equal by chance once in a hundred thousand times.
  if (newCode !== oldCode) expect([withOld.status, withNew.status]).toEqual([400, 200]);
});

test('the fourth code to a number has to wait, whatever the codes before were for', async () => {
  const shop = await testShop();
  const hashId = await hashIdOf(shop);
  await resend(shop, hashId);
  await askForAccount(shop);

  const fourth = await askToLogIn(shop);
  const resent = await resend(shop, hashId);
  shop.setTime('2026-01-10T08:02:00Z');
  const afterTheWait = await resend(shop, hashId);

  expect(fourth).toMatchObject({ status: 429, headers: { 'retry-after': '120' } });
  expect(resent.status).toBe(429);
  expect(afterTheWait.status).toBe(200);
  expect(outboxOf(shop).messages()).toHaveLength(4);
});

test('an address that asks for codes for ever new numbers has to wait', async () => {
  const shop = await testShop();
  const statuses = [];
  for (let number = 0; number < 31; number += 1) {
    const mobile = `0913${String(number).padStart(7, '0')}`;
    statuses.push((await askToLogIn(shop, mobile, { address: '203.0.113.9' })).status);
  }

  expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
});

test('a code of another purpose does not sign in, and one of a sign-in opens and recovers nothing', async () => {
  const shop = await testShop();
  const ofRegistration = await askForAccount(shop);
  const byRegistration = await logInByCode(shop, ofRegistration);
  const hashId = await hashIdOf(shop);

  const registered = await confirmAccount(shop, hashId);
  const recovered = await shop.ask('POST /v1/Identity/ForgetPassword/Confirm', {
    ConfirmationCodeHashId: hashId,
    SendCode: lastCodeTo(shop, UserName),
  });
  await logInByCode(shop, hashId);
  const set = await shop.ask('POST /v1/Identity/ForgetPassword/SetNewPassword', {
    ConfirmationCodeHashId: hashId,
    Password: 'stolen1',
    RePassword: 'stolen1',
  });

  expect([byRegistration, registered, recovered, set].map(({ status }) => status)).toEqual([
    400, 400, 400, 400,
  ]);
});

test('a number that is no mobile number is refused beside its field', async () => {
  const shop = await testShop();

  const answer = await askToLogIn(shop, '08131234567');

  expect(answer).toMatchObject({ status: 400, body: { Errors: [{ Field: 'UserName' }] } });
  expect(outboxOf(shop).messages()).toEqual([]);
});

test('a code that was sent before the account was closed opens nothing; the number begins anew', async () => {
  const shop = await testShop();
  const { id } = await aCustomer(shop);
  const hashId = await hashIdOf(shop);
  const code = lastCodeTo(shop, UserName);
  const closed = await closeAccount(shop, UserName);

  const withOld = await logInByCode(shop, hashId, code);
  const withNew = await logInByCode(shop, await hashIdOf(shop));
  const owner = await shop.store.db
    .selectFrom('customers')
    .select('id')
    .where('mobile', '=', UserName)
    .executeTakeFirstOrThrow();

  expect(closed).toBe('closed');
  expect(withOld).toMatchObject({ status: 400, body: { Message: messages.noConfirmation } });
  expect(withNew.body.Value.UserFullName).toBe('۰۹۱۳۱۲۳۴۵۶۷');
  expect(owner.id).not.toBe(id);
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
