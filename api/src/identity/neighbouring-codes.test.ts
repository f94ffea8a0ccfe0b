import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import {
  aCustomer,
  aRegistration,
  askForAccount,
  askToLogIn,
  confirmAccount,
  lastCodeTo,
  logIn,
  logInByCode,
  otherCode,
} from './identity-fixtures.ts';
import { messages } from './messages.ts';

/** Two people who ask for codes at the same time: what one does with a code says nothing about the code of the other. */

const one = aRegistration.UserName;
const other = '09120000000';

test('a code that one person confirms lets nobody else set a password', async () => {
  const shop = await testShop();
  const [ofOne, ofOther] = await twoRecoveries(shop);

  await confirmRecovery(shop, one, ofOne);
  const set = await setPassword(shop, ofOther, 'stolen1');

  expect(set).toMatchObject({ status: 400, body: { Message: messages.notConfirmed } });
  expect((await logIn(shop, aRegistration.Password, { UserName: other })).status).toBe(200);
});

test('of two people who have both confirmed a code each sets their own password', async () => {
  const shop = await testShop();
  const [ofOne, ofOther] = await twoRecoveries(shop);
  await confirmRecovery(shop, one, ofOne);
  await confirmRecovery(shop, other, ofOther);

  const set = [
    await setPassword(shop, ofOther, 'second2'),
    await setPassword(shop, ofOne, 'first11'),
  ];
  const signedIn = [
    await logIn(shop, 'first11'),
    await logIn(shop, 'second2', { UserName: other }),
    await logIn(shop, 'first11', { UserName: other }),
  ];

  expect(set.map(({ status }) => status)).toEqual([200, 200]);
  expect(signedIn.map(({ status }) => status)).toEqual([200, 200, 400]);
});

test('of two people who register at once each opens their own account', async () => {
  const shop = await testShop();
  const [ofOne, ofOther] = [await askForAccount(shop, one), await askForAccount(shop, other)];

  const opened = [
    await confirmAccount(shop, ofOne, lastCodeTo(shop, one)),
    await confirmAccount(shop, ofOther, lastCodeTo(shop, other)),
  ];
  // A second press signs in to the account that the code has opened.
  const again = await confirmAccount(shop, ofOther, lastCodeTo(shop, other));
  const { body } = await shop.ask(
    'GET /v1/Identity/CustomersProfile/ReadProfile',
    {},
    { token: again.body.Value.Token },
  );

  expect(opened.map(({ status }) => status)).toEqual([200, 200]);
  expect(body.Value.UserName).toBe(other);
  expect((await logIn(shop, aRegistration.Password, { UserName: other })).status).toBe(200);
});

test('of two people who sign in by codes each uses their own, whatever the other mistypes or is sent anew', async () => {
  const shop = await testShop();
  const hashIdOf = async (mobile: string) =>
    (await askToLogIn(shop, mobile)).body.Value.ConfirmationCodeHashId;
  const [ofOne, ofOther] = [await hashIdOf(one), await hashIdOf(other)];
  const codeOfOther = lastCodeTo(shop, other);

  for (const _ of [1, 2, 3, 4, 5]) {
    await logInByCode(shop, ofOne, otherCode(lastCodeTo(shop, one)));
  }
  await shop.ask('POST /v1/Identity/UserRegister/ReSendCode', { ConfirmationCodeHashId: ofOne });
  const first = await logInByCode(shop, ofOne, lastCodeTo(shop, one));
  const second = await logInByCode(shop, ofOther, codeOfOther);

  expect([first.status, second.status]).toEqual([200, 200]);
  expect([first, second].map(({ body }) => body.Value.UserFullName)).toEqual([
    '۰۹۱۳۱۲۳۴۵۶۷',
    '۰۹۱۲۰۰۰۰۰۰۰',
  ]);
});

/** Two customers who have both asked for a code to set a new password; the names of their requests. */
async function twoRecoveries(shop: TestShop): Promise<[string, string]> {
  const ask = async (UserName: string) => {
    await aCustomer(shop, { UserName });
    const asked = await shop.ask('POST /v1/Identity/ForgetPassword/GenerateConfirmationCode', {
      UserName,
    });
    return asked.body.Value.ConfirmationCodeHashId;
  };
  return [await ask(one), await ask(other)];
}

function confirmRecovery(shop: TestShop, mobile: string, ConfirmationCodeHashId: string) {
  return shop.ask('POST /v1/Identity/ForgetPassword/Confirm', {
    ConfirmationCodeHashId,
    SendCode: lastCodeTo(shop, mobile),
  });
}

function setPassword(shop: TestShop, ConfirmationCodeHashId: string, Password: string) {
  return shop.ask('POST /v1/Identity/ForgetPassword/SetNewPassword', {
    Password,
    RePassword: Password,
    ConfirmationCodeHashId,
  });
}
