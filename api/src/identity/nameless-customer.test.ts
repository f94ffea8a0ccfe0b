import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { messages as catalogueMessages } from '../catalogue/messages.ts';
import { testShop } from '../testing/test-shop.ts';
import {
  aCustomer,
  aNamelessCustomer,
  aRegistration,
  lastCodeTo,
  logIn,
  readProfile,
} from './identity-fixtures.ts';
import { messages } from './messages.ts';

/** A customer who has signed in by a code and has given no name and no password yet (R37). */

test('no password signs a customer in who has none, in the words and the work of a wrong password', async () => {
  const shop = await testShop();
  await aNamelessCustomer(shop);

  const answers = [await logIn(shop, 'kashi12'), await logIn(shop, 'null')];

  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  expect(answers.map(({ body }) => body.Message)).toEqual(Array(2).fill(messages.wrongSignIn));
});

test('the recovery by code gives a customer a first password', async () => {
  const shop = await testShop();
  const { token } = await aNamelessCustomer(shop);
  const change = await shop.ask(
    'POST /v1/Identity/Customer/ChangePassword',
    { OldPassword: 'any1', NewPassword: 'kashi12', ReNewPassword: 'kashi12' },
    { token },
  );

  const asked = await shop.ask('POST /v1/Identity/ForgetPassword/GenerateConfirmationCode', {
    UserName: aRegistration.UserName,
  });
  const { ConfirmationCodeHashId } = asked.body.Value;
  await shop.ask('POST /v1/Identity/ForgetPassword/Confirm', {
    ConfirmationCodeHashId,
    SendCode: lastCodeTo(shop, aRegistration.UserName),
  });
  const set = await shop.ask('POST /v1/Identity/ForgetPassword/SetNewPassword', {
    Password: 'kashi12',
    RePassword: 'kashi12',
    ConfirmationCodeHashId,
  });
  const profile = await readProfile(shop, set.body.Value.Token);

  expect(change).toMatchObject({ status: 400, body: { Message: messages.noPassword } });
  expect(profile.body.Value.HasPassword).toBe(true);
  expect((await logIn(shop, 'kashi12')).status).toBe(200);
});

test('the name that a customer gives in the profile is the name of the next sign-in', async () => {
  const shop = await testShop();
  const { token } = await aNamelessCustomer(shop);
  const { UserName: _, HasPassword: __, ...profile } = (await readProfile(shop, token)).body.Value;

  const withoutName = await shop.ask('POST /v1/Identity/CustomersProfile/Update', profile, {
    token,
  });
  const named = await shop.ask(
    'POST /v1/Identity/CustomersProfile/Update',
    { ...profile, FirstName: 'نگار', LastName: 'رضایی' },
    { token },
  );
  const contents = await shop.ask('GET /v1/ContentManagement/Contents/Read', {}, { token });

  expect(withoutName).toMatchObject({
    status: 400,
    body: { Errors: [{ Field: 'FirstName' }, { Field: 'LastName' }] },
  });
  expect(named.status).toBe(200);
  expect(contents.body.Value.CustomerFullName).toBe('نگار رضایی');
});

test("a customer's browser knows them by a key that no name changes, and no other customer has", async () => {
  const shop = await testShop();
  const { token } = await aNamelessCustomer(shop);
  const contents = () => shop.ask('GET /v1/ContentManagement/Contents/Read', {}, { token });
  const before = (await contents()).body.Value.CustomerKey;

  const renaming = shop.store.db.updateTable('customers');
  await renaming.set({ first_name: 'نگار', last_name: 'رضایی' }).execute();
  shop.sessions.forget(null);
  const other = await aCustomer(shop, { UserName: '09120000000' });
  const hers = await logIn(shop, aRegistration.Password, { UserName: '09120000000' });
  const theirs = await shop.ask(
    'GET /v1/ContentManagement/Contents/Read',
    {},
    { token: other.token },
  );

  expect(before).toMatch(/^[\w-]{16}$/);
  expect((await contents()).body.Value.CustomerKey).toBe(before);
  expect(theirs.body.Value.CustomerFullName).toBe('نگار رضایی');
  expect(theirs.body.Value.CustomerKey).not.toBe(before);
  expect(hers.body.Value.CustomerKey).toBe(theirs.body.Value.CustomerKey);
});

test('an opinion without a name is signed as one of a customer', async () => {
  const shop = await testShop();
  const { productId: ProductId } = await aProduct(shop);
  const { token } = await aNamelessCustomer(shop);

  await shop.ask(
    'POST /v1/ProductManagement/ProductReviews/Add',
    { ProductId, Title: 'خوب', Text: 'بسیار خوب است و راضی‌ام.' },
    { token },
  );
  await shop.ask(
    'POST /v1/ProductManagement/ProductQuestions/Add',
    { ProductId, Question: 'ضمانت دارد؟' },
    { token },
  );
  const names = await Promise.all(
    (['reviews', 'questions'] as const).map((table) =>
      shop.store.db.selectFrom(table).select('customer_name').executeTakeFirst(),
    ),
  );

  expect(names).toEqual(Array(2).fill({ customer_name: catalogueMessages.customer }));
});
