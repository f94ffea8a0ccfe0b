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
} from './identity-fixtures.ts';

/** What a customer has got right in the end counts against them no more. */

const { UserName, Password } = aRegistration;

test('whoever has signed in after four wrong passwords may mistype as often again', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  const fourWrong = async () => {
    for (const _ of [1, 2, 3, 4]) await logIn(shop, 'wrong');
  };
  await fourWrong();
  await logIn(shop, Password);
  await fourWrong();

  expect((await logIn(shop, Password)).status).toBe(200);
});

test('a sign-in at one address takes no guesses back from another', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  const stranger = '203.0.113.7';
  for (const _ of [1, 2, 3]) {
    await logIn(shop, 'wrong', { UserName: '09120000000', address: stranger });
  }
  for (const _ of [1, 2, 3]) await logIn(shop, Password, { address: '198.51.100.20' });

  const counted = await shop.store.db
    .selectFrom('try_counters')
    .select('tries')
    .where('key', '=', `login:address:${stranger}`)
    .execute();

  expect(counted).toEqual([{ tries: 3 }]);
});

test('the old password of an open session cannot be guessed, and a right one begins the count anew', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const change = async (OldPassword: string) =>
    (
      await shop.ask(
        'POST /v1/Identity/Customer/ChangePassword',
        { OldPassword, NewPassword: Password, ReNewPassword: Password },
        { token },
      )
    ).status;
  for (const _ of [1, 2, 3, 4]) await change('wrong');

  const right = await change(Password);
  const guesses = [];
  for (const _ of [1, 2, 3, 4, 5]) guesses.push(await change('wrong'));
  const tooMany = await change(Password);

  expect(right).toBe(200);
  expect(guesses).toEqual([400, 400, 400, 400, 400]);
  expect(tooMany).toBe(429);
});

test('guesses of a forgotten password do not stand against the one that a recovery has set', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const change = async (OldPassword: string, by: string) =>
    (
      await shop.ask(
        'POST /v1/Identity/Customer/ChangePassword',
        { OldPassword, NewPassword: Password, ReNewPassword: Password },
        { token: by },
      )
    ).status;
  const guesses = [];
  for (const _ of [1, 2, 3, 4, 5, 6]) guesses.push(await change('wrong', token));

  const { body } = await recover(shop);
  const changed = await change(Password, body.Value.Token);

  expect(guesses.at(-1)).toBe(429);
  expect(changed).toBe(200);
});

test.each<[what: string, use: (shop: TestShop) => Promise<number>]>([
  [
    'opened an account',
    async (shop) => {
      await askForAccount(shop);
      return (await confirmAccount(shop, await askForAccount(shop))).status;
    },
  ],
  [
    'signed in',
    async (shop) => {
      await askToLogIn(shop);
      const { ConfirmationCodeHashId } = (await askToLogIn(shop)).body.Value;
      return (await logInByCode(shop, ConfirmationCodeHashId)).status;
    },
  ],
  [
    'set a password',
    async (shop) => {
      await aCustomer(shop);
      await recover(shop);
      return (await recover(shop)).status;
    },
  ],
])('whoever has %s by a code may ask for three more at once', async (_what, use) => {
  const shop = await testShop();
  const used = await use(shop);

  const statuses = [];
  for (const _ of [1, 2, 3, 4]) statuses.push((await askToLogIn(shop)).status);

  expect(used).toBe(200);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

/** Sets the same password anew, by a code. */
async function recover(shop: TestShop) {
  const asked = await shop.ask('POST /v1/Identity/ForgetPassword/GenerateConfirmationCode', {
    UserName,
  });
  const { ConfirmationCodeHashId } = asked.body.Value;
  const SendCode = lastCodeTo(shop, UserName);
  await shop.ask('POST /v1/Identity/ForgetPassword/Confirm', { ConfirmationCodeHashId, SendCode });
  return shop.ask('POST /v1/Identity/ForgetPassword/SetNewPassword', {
    Password,
    RePassword: Password,
    ConfirmationCodeHashId,
  });
}
