import { expect, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';
import { aCustomer, aRegistration, logIn, readProfile } from './identity-fixtures.ts';
import { messages } from './messages.ts';

const { UserName } = aRegistration;

const profile = {
  FirstName: 'مریم',
  LastName: 'کاشانی',
  NationalCode: '0499370899',
  BankCardNo: '',
  Email: 'maryam@kashi.example',
  Gender: 'false' as const,
  IsEmailNewsLatterSubsciber: true,
  IsSMSNewsLatterSubsciber: false,
};

test('a saved profile is read back, with the number unchanged', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);

  const saved = await shop.ask('POST /v1/Identity/CustomersProfile/Update', profile, { token });

  expect(saved.body.Message).toBe(messages.profileSaved);
  expect((await readProfile(shop, token)).body.Value).toEqual({
    ...profile,
    UserName,
    HasPassword: true,
  });
});

test('a page that was opened earlier takes back nothing that was saved since', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const update = 'POST /v1/Identity/CustomersProfile/Update';
  const { UserName: _, HasPassword: __, ...Before } = (await readProfile(shop, token)).body.Value;
  await shop.ask(update, { ...profile, Before }, { token });

  const saved = await shop.ask(update, { ...Before, FirstName: 'نگین', Before }, { token });
  const unchanged = await shop.ask(update, { ...Before, Before }, { token });

  expect([saved.status, unchanged.status]).toEqual([200, 200]);
  expect((await readProfile(shop, token)).body.Value).toMatchObject({
    ...profile,
    FirstName: 'نگین',
  });
});

test('a field is emptied by a page that has shown it', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const update = 'POST /v1/Identity/CustomersProfile/Update';
  await shop.ask(update, profile, { token });

  const emptied = { ...profile, Email: '', NationalCode: '', Gender: '' as const };
  await shop.ask(update, { ...emptied, Before: profile }, { token });

  expect((await readProfile(shop, token)).body.Value).toMatchObject(emptied);
});

test('changing the password needs the old one, and ends only the other sessions', async () => {
  const shop = await testShop();
  const other = await aCustomer(shop);
  const here = (await logIn(shop, aRegistration.Password)).body.Value.Token;
  const change = (OldPassword: string) =>
    shop.ask(
      'POST /v1/Identity/Customer/ChangePassword',
      { OldPassword, NewPassword: 'newpass1', ReNewPassword: 'newpass1' },
      { token: here },
    );

  const wrong = await change('wrong');
  const right = await change(aRegistration.Password);

  expect(wrong).toMatchObject({ status: 400, body: { Errors: [{ Field: 'OldPassword' }] } });
  expect(right.body.Message).toBe(messages.passwordChanged);
  expect((await readProfile(shop, here)).status).toBe(200);
  expect((await readProfile(shop, other.token)).status).toBe(401);
});
