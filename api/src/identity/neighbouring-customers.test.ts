import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { blockCustomer, unblockCustomer } from './blocked-customers.ts';
import { aCustomer, aRegistration, lastCodeTo, logIn, readProfile } from './identity-fixtures.ts';

/** Two customers of one shop; whatever the first does with an account is done to the first account alone. */

const neighbour = { UserName: '09120000000', FirstName: 'مریم', LastName: 'کاشانی' };
const { UserName, Password } = aRegistration;

test('whoever saves a profile changes nothing in the profile of another', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const other = await aCustomer(shop, neighbour);
  const before = (await readProfile(shop, other.token)).body;
  const { UserName: _, HasPassword: __, ...own } = (await readProfile(shop, token)).body.Value;

  const saved = await shop.ask(
    'POST /v1/Identity/CustomersProfile/Update',
    { ...own, FirstName: 'لاله', Email: 'laleh@kashi.example' },
    { token },
  );

  expect(saved.status).toBe(200);
  expect((await readProfile(shop, other.token)).body).toEqual(before);
});

test('whoever changes a password leaves the password and the sessions of another as they are', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const other = await aCustomer(shop, neighbour);

  await shop.ask(
    'POST /v1/Identity/Customer/ChangePassword',
    { OldPassword: Password, NewPassword: 'newpass1', ReNewPassword: 'newpass1' },
    { token },
  );

  expect(await signInsOf(shop, Password)).toEqual({ own: 400, others: 200 });
  expect((await readProfile(shop, other.token)).status).toBe(200);
});

test('whoever recovers an account leaves the password and the sessions of another as they are', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  const other = await aCustomer(shop, neighbour);
  const asked = await shop.ask('POST /v1/Identity/ForgetPassword/GenerateConfirmationCode', {
    UserName,
  });
  const { ConfirmationCodeHashId } = asked.body.Value;
  const SendCode = lastCodeTo(shop, UserName);
  await shop.ask('POST /v1/Identity/ForgetPassword/Confirm', { ConfirmationCodeHashId, SendCode });

  await shop.ask('POST /v1/Identity/ForgetPassword/SetNewPassword', {
    Password: 'newpass1',
    RePassword: 'newpass1',
    ConfirmationCodeHashId,
  });

  expect(await signInsOf(shop, Password)).toEqual({ own: 400, others: 200 });
  expect((await readProfile(shop, other.token)).status).toBe(200);
});

test('whoever is blocked or let in again is one customer, and no other', async () => {
  const shop = await testShop();
  const own = await aCustomer(shop);
  const other = await aCustomer(shop, neighbour);
  const block = (id: number) =>
    shop.store.transaction((tx) =>
      blockCustomer(tx, { id, reason: 'سفارش ساختگی', at: shop.clock() }),
    );

  await block(own.id);
  const whileOneIsBlocked = await signInsOf(shop, Password);
  const profile = await readProfile(shop, other.token);
  await block(other.id);
  await shop.store.transaction((tx) => unblockCustomer(tx, own.id));
  const whileTheOtherIs = await signInsOf(shop, Password);

  expect(whileOneIsBlocked).toEqual({ own: 400, others: 200 });
  expect(profile.status).toBe(200);
  expect(whileTheOtherIs).toEqual({ own: 200, others: 400 });
});

test('whoever signs out leaves another signed in', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const other = await aCustomer(shop, neighbour);

  await shop.ask('POST /v1/Identity/Account/Logout', {}, { token });

  expect((await readProfile(shop, token)).status).toBe(401);
  expect((await readProfile(shop, other.token)).status).toBe(200);
});

/** How the sign-ins of both with this password end. */
async function signInsOf(shop: TestShop, password: string) {
  const own = await logIn(shop, password);
  const others = await logIn(shop, password, { UserName: neighbour.UserName });
  return { own: own.status, others: others.status };
}
