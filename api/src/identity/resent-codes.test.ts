import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import {
  aRegistration,
  askForAccount,
  confirmAccount,
  lastCodeTo,
  otherCode,
  outboxOf,
} from './identity-fixtures.ts';
import { messages } from './messages.ts';

const { UserName } = aRegistration;

test('no further code is sent for a request that is an hour old', async () => {
  const shop = await testShop();
  const hashId = await askForAccount(shop);

  shop.setTime('2026-01-10T09:00:00Z');
  const late = await resend(shop, hashId);

  expect(late).toMatchObject({ status: 400, body: { Message: messages.noConfirmation } });
  expect(outboxOf(shop).messages()).toHaveLength(1);
});

test('no further code is sent for a request that has opened an account or has let a password be set', async () => {
  const shop = await testShop();
  const ofAccount = await askForAccount(shop);
  await confirmAccount(shop, ofAccount);
  const asked = await shop.ask('POST /v1/Identity/ForgetPassword/GenerateConfirmationCode', {
    UserName,
  });
  const { ConfirmationCodeHashId: ofRecovery } = asked.body.Value;
  await shop.ask('POST /v1/Identity/ForgetPassword/Confirm', {
    ConfirmationCodeHashId: ofRecovery,
    SendCode: lastCodeTo(shop, UserName),
  });

  const answers = [await resend(shop, ofAccount), await resend(shop, ofRecovery)];

  expect(answers.map(({ body }) => body.Message)).toEqual([
    messages.noConfirmation,
    messages.noConfirmation,
  ]);
  expect(outboxOf(shop).messages()).toHaveLength(2);
});

test('a further code may be mistyped as often as the first one', async () => {
  const shop = await testShop();
  const hashId = await askForAccount(shop);
  const mistype = () => confirmAccount(shop, hashId, otherCode(lastCodeTo(shop, UserName)));
  for (const _ of [1, 2, 3, 4]) await mistype();
  await resend(shop, hashId);
  for (const _ of [1, 2, 3, 4]) await mistype();

  expect((await confirmAccount(shop, hashId)).status).toBe(200);
});

function resend(shop: TestShop, ConfirmationCodeHashId: string) {
  return shop.ask('POST /v1/Identity/UserRegister/ReSendCode', { ConfirmationCodeHashId });
}
