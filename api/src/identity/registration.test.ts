import { expect, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';
import {
  aCustomer,
  aRegistration,
  askForAccount,
  confirmAccount,
  lastCodeTo,
  logIn,
  otherCode,
  outboxOf,
  readProfile,
} from './identity-fixtures.ts';
import { messages } from './messages.ts';

const { UserName } = aRegistration;

test('a code to the mobile number opens the account and signs in', async () => {
  const shop = await testShop();

  const asked = await shop.ask('POST /v1/Identity/UserRegister/Register', aRegistration);
  const confirmed = await confirmAccount(shop, asked.body.Value.ConfirmationCodeHashId);
  const profile = await readProfile(shop, confirmed.body.Value.Token);

  expect(asked.body.Value.TimeRemaningForExpire).toBe(120);
  expect(confirmed.body.Value.UserFullName).toBe('نگار رضایی');
  expect(profile.body.Value.UserName).toBe(UserName);
});

test('the code and the number may be typed with Persian digits', async () => {
  const shop = await testShop();
  const asked = await shop.ask('POST /v1/Identity/UserRegister/Register', {
    ...aRegistration,
    UserName: '۰۹۱۳۱۲۳۴۵۶۷',
  });

  const confirmed = await confirmAccount(
    shop,
    asked.body.Value.ConfirmationCodeHashId,
    persian(lastCodeTo(shop, UserName)),
  );

  expect(confirmed.status).toBe(200);
});

test('a wrong code is refused, and the right one still opens the account', async () => {
  const shop = await testShop();
  const hashId = await askForAccount(shop);

  const wrong = await confirmAccount(shop, hashId, otherCode(lastCodeTo(shop, UserName)));
  const right = await confirmAccount(shop, hashId);

  expect(wrong).toMatchObject({ status: 400, body: { Message: messages.wrongCode } });
  expect(right.status).toBe(200);
});

test('a code that is confirmed twice, at once or later, opens one account and signs in each time', async () => {
  const shop = await testShop();
  const hashId = await askForAccount(shop);
  const code = lastCodeTo(shop, UserName);

  const both = await Promise.all([
    confirmAccount(shop, hashId, code),
    confirmAccount(shop, hashId, code),
  ]);
  const again = await confirmAccount(shop, hashId, code);
  const profile = await readProfile(shop, again.body.Value.Token);

  expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(profile.body.Value.UserName).toBe(UserName);
});

test('a confirmed code signs nobody in after its two minutes', async () => {
  const shop = await testShop();
  const hashId = await askForAccount(shop);
  const code = lastCodeTo(shop, UserName);
  await confirmAccount(shop, hashId, code);

  shop.setTime('2026-01-10T08:02:00Z');
  const late = await confirmAccount(shop, hashId, code);

  expect(late.status).toBe(400);
});

test('a code does not live longer when the clock is set back', async () => {
  const shop = await testShop();
  const hashId = await askForAccount(shop);

  shop.setTime('2026-01-09T06:00:00Z');
  const late = await confirmAccount(shop, hashId);

  expect(late).toMatchObject({ status: 400, body: { Message: messages.codeOver } });
});

test('after five wrong codes not even the right one opens the account', async () => {
  const shop = await testShop();
  const hashId = await askForAccount(shop);
  const wrongCode = otherCode(lastCodeTo(shop, UserName));

  await Promise.all(Array.from({ length: 5 }, () => confirmAccount(shop, hashId, wrongCode)));
  const right = await confirmAccount(shop, hashId);

  expect(right).toMatchObject({ status: 400, body: { Message: messages.tooManyCodes } });
});

test('a code lives two minutes', async () => {
  const shop = await testShop();
  const hashId = await askForAccount(shop);

  shop.setTime('2026-01-10T08:02:00Z');
  const late = await confirmAccount(shop, hashId);

  expect(late).toMatchObject({ status: 400, body: { Message: messages.codeOver } });
});

test('a new code voids the old one and restarts the two minutes', async () => {
  const shop = await testShop();
  const hashId = await askForAccount(shop);
  const oldCode = lastCodeTo(shop, UserName);

  shop.setTime('2026-01-10T08:02:30Z');
  const resent = await shop.ask('POST /v1/Identity/UserRegister/ReSendCode', {
    ConfirmationCodeHashId: hashId,
  });
  const newCode = lastCodeTo(shop, UserName);
  const withOld = await confirmAccount(shop, hashId, oldCode);
  const withNew = await confirmAccount(shop, hashId, newCode);

  expect(resent.body.Value).toBe(120);
  expect(outboxOf(shop).messages()).toHaveLength(2);
  // The two codes are equal by chance once in a hundred thousand times.
  if (newCode !== oldCode) expect([withOld.status, withNew.status]).toEqual([400, 200]);
});

test('a number that has an account gets the same answer, and only its owner learns why it is refused', async () => {
  const shop = await testShop();
  await aCustomer(shop);

  const asked = await shop.ask('POST /v1/Identity/UserRegister/Register', {
    ...aRegistration,
    Password: 'other12',
    RePassword: 'other12',
  });
  const confirmed = await confirmAccount(shop, asked.body.Value.ConfirmationCodeHashId);
  const signIn = await logIn(shop, aRegistration.Password);

  expect(asked.status).toBe(200);
  expect(confirmed).toMatchObject({ status: 400, body: { Message: messages.numberHasAccount } });
  expect(signIn.status).toBe(200);
});

test('the fourth code to a number within a while has to wait, each time longer', async () => {
  const shop = await testShop();
  const send = () => shop.ask('POST /v1/Identity/UserRegister/Register', aRegistration);
  for (const _ of [1, 2, 3]) await send();

  const fourth = await send();
  shop.setTime('2026-01-10T08:02:00Z');
  const afterTheWait = await send();
  const next = await send();

  expect(fourth.status).toBe(429);
  expect(fourth.headers['retry-after']).toBe('120');
  expect(fourth.body.Message).toContain('۲ دقیقه');
  expect(afterTheWait.status).toBe(200);
  expect(next.headers['retry-after']).toBe('240');
});

test('an address that requests codes for ever new numbers has to wait', async () => {
  const shop = await testShop();
  const send = (number: number) =>
    shop.ask(
      'POST /v1/Identity/UserRegister/Register',
      { ...aRegistration, UserName: `0913${String(number).padStart(7, '0')}` },
      { address: '203.0.113.9' },
    );

  const answers = [];
  for (let number = 0; number < 31; number += 1) answers.push((await send(number)).status);

  expect(answers.slice(0, 30)).toEqual(Array(30).fill(200));
  expect(answers[30]).toBe(429);
});

function persian(code: string): string {
  return code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
}
