import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import {
  aCustomer,
  aRegistration,
  askForAccount,
  confirmAccount,
  lastCodeTo,
  logIn,
  outboxOf,
  readProfile,
} from './identity-fixtures.ts';
import { messages } from './messages.ts';
import { closeAccount } from './personal-data/close-account.ts';

const { UserName } = aRegistration;

test('a code lets the owner set a new password, and ends the old sessions', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);

  const { hashId, code } = await askToRecover(shop);
  const confirmed = await confirmRecovery(shop, hashId, code);
  const set = await setPassword(shop, hashId);

  expect(confirmed.body.Message).toBe(messages.codeConfirmed);
  expect((await readProfile(shop, set.body.Value.Token)).status).toBe(200);
  expect((await readProfile(shop, token)).status).toBe(401);
  expect((await logIn(shop, 'newpass1')).status).toBe(200);
  expect((await logIn(shop, aRegistration.Password)).status).toBe(400);
});

test('a number without an account gets the same answer, and no message', async () => {
  const shop = await testShop();

  const answer = await shop.ask('POST /v1/Identity/ForgetPassword/GenerateConfirmationCode', {
    UserName,
  });
  const confirmed = await shop.ask('POST /v1/Identity/ForgetPassword/Confirm', {
    ConfirmationCodeHashId: answer.body.Value.ConfirmationCodeHashId,
    SendCode: '12345',
  });

  expect(answer).toMatchObject({ status: 200, body: { Value: { TimeRemaningForExpire: 120 } } });
  expect(confirmed).toMatchObject({ status: 400, body: { Message: messages.wrongCode } });
  expect(outboxOf(shop).messages()).toEqual([]);
});

test('the number that stands in the place of a closed account’s own is answered as one without an account', async () => {
  const shop = await testShop();
  const { id } = await aCustomer(shop);
  const { length } = outboxOf(shop).messages();
  await closeAccount(shop, UserName);
  const { mobile } = await shop.store.db
    .selectFrom('customers')
    .select('mobile')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

  const answer = await shop.ask('POST /v1/Identity/ForgetPassword/GenerateConfirmationCode', {
    UserName: mobile,
  });

  expect(answer).toMatchObject({ status: 200, body: { Value: { TimeRemaningForExpire: 120 } } });
  expect(outboxOf(shop).messages()).toHaveLength(length);
  expect(await shop.store.db.selectFrom('confirmations').select('code_hash').execute()).toEqual([
    { code_hash: null },
  ]);
});

test('a code that has opened an account cannot set a password', async () => {
  const shop = await testShop();
  const hashId = await askForAccount(shop);
  await confirmAccount(shop, hashId);

  const set = await setPassword(shop, hashId);

  expect(set).toMatchObject({ status: 400, body: { Message: messages.notConfirmed } });
  expect((await logIn(shop, aRegistration.Password)).status).toBe(200);
});

test('only a confirmed code sets a password, and only once', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  const { hashId, code } = await askToRecover(shop);

  const before = await setPassword(shop, hashId);
  await confirmRecovery(shop, hashId, code);
  await setPassword(shop, hashId);
  shop.setTime('2026-01-10T08:00:10Z');
  const confirmed = await confirmRecovery(shop, hashId, code);
  const again = await setPassword(shop, hashId);

  expect([before, confirmed, again].map(({ status }) => status)).toEqual([400, 400, 400]);
});

test.each([
  ['at once', (press: () => Promise<SetPassword>) => Promise.all([press(), press()])],
  ['after another', async (press: () => Promise<SetPassword>) => [await press(), await press()]],
])(
  'a second press, %s, brings a session, since a browser without code drops the first answer',
  async (_when, pressTwice) => {
    const shop = await testShop();
    await aCustomer(shop);
    const { hashId, code } = await askToRecover(shop);
    await confirmRecovery(shop, hashId, code);

    const presses = await pressTwice(() => setPassword(shop, hashId));
    const profiles = await Promise.all(
      presses.map(({ body }) => readProfile(shop, body.Value.Token)),
    );

    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect(profiles.map(({ status }) => status)).toEqual([200, 200]);
    expect((await logIn(shop, 'newpass1')).status).toBe(200);
  },
);

test('a second press with another password sets none and signs nobody in', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  const { hashId, code } = await askToRecover(shop);
  await confirmRecovery(shop, hashId, code);
  await setPassword(shop, hashId);

  const other = await setPassword(shop, hashId, 'newpass2');

  expect(other).toMatchObject({ status: 400, body: { Message: messages.notConfirmed } });
  expect((await logIn(shop, 'newpass1')).status).toBe(200);
});

test('a later press gives a password no more time to be set', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  const { hashId, code } = await askToRecover(shop);
  await confirmRecovery(shop, hashId, code);

  const statuses = [];
  for (const second of ['00', '06', '12']) {
    shop.setTime(`2026-01-10T08:00:${second}Z`);
    statuses.push((await setPassword(shop, hashId)).status);
  }

  expect(statuses).toEqual([200, 200, 400]);
});

test('a confirmed code sets a password for ten minutes, however often it is confirmed meanwhile', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  const { hashId, code } = await askToRecover(shop);
  const confirm = () => confirmRecovery(shop, hashId, code);

  const confirmed = [await confirm()];
  shop.setTime('2026-01-10T08:09:00Z');
  confirmed.push(await confirm());
  shop.setTime('2026-01-10T08:10:00Z');
  const late = await setPassword(shop, hashId);

  expect(confirmed.map(({ status }) => status)).toEqual([200, 200]);
  expect(late).toMatchObject({ status: 400, body: { Message: messages.notConfirmed } });
  expect((await logIn(shop, aRegistration.Password)).status).toBe(200);
});

test('a registration code cannot recover an account', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  const hashId = await askForAccount(shop);

  const confirmed = await shop.ask('POST /v1/Identity/ForgetPassword/Confirm', {
    ConfirmationCodeHashId: hashId,
    SendCode: lastCodeTo(shop, UserName),
  });

  expect(confirmed.status).toBe(400);
});

function confirmRecovery(shop: TestShop, ConfirmationCodeHashId: string, SendCode: string) {
  return shop.ask('POST /v1/Identity/ForgetPassword/Confirm', { ConfirmationCodeHashId, SendCode });
}

async function askToRecover(shop: TestShop): Promise<{ hashId: string; code: string }> {
  const answer = await shop.ask('POST /v1/Identity/ForgetPassword/GenerateConfirmationCode', {
    UserName,
  });
  return {
    hashId: answer.body.Value.ConfirmationCodeHashId,
    code: lastCodeTo(shop, UserName),
  };
}

type SetPassword = Awaited<ReturnType<typeof setPassword>>;

function setPassword(shop: TestShop, hashId: string, password = 'newpass1') {
  return shop.ask('POST /v1/Identity/ForgetPassword/SetNewPassword', {
    Password: password,
    RePassword: password,
    ConfirmationCodeHashId: hashId,
  });
}
