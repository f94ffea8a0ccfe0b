import { describe, expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { aCustomer, aRegistration, lastCodeTo, outboxOf } from './identity-fixtures.ts';
import { messages } from './messages.ts';

const { UserName } = aRegistration;

describe('registration', () => {
  test('a code to the mobile number opens the account and signs in', async () => {
    const shop = await testShop();

    const asked = await shop.ask('POST /v1/Identity/UserRegister/Register', aRegistration);
    const confirmed = await confirm(shop, asked.body.Value.ConfirmationCodeHashId);
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

    const confirmed = await confirm(
      shop,
      asked.body.Value.ConfirmationCodeHashId,
      persian(lastCodeTo(shop, UserName)),
    );

    expect(confirmed.status).toBe(200);
  });

  test('a wrong code is refused, and the right one still opens the account', async () => {
    const shop = await testShop();
    const hashId = await askForAccount(shop);

    const wrong = await confirm(shop, hashId, otherCode(lastCodeTo(shop, UserName)));
    const right = await confirm(shop, hashId);

    expect(wrong).toMatchObject({ status: 400, body: { Message: messages.wrongCode } });
    expect(right.status).toBe(200);
  });

  test('after five wrong codes not even the right one opens the account', async () => {
    const shop = await testShop();
    const hashId = await askForAccount(shop);
    const wrongCode = otherCode(lastCodeTo(shop, UserName));

    await Promise.all(Array.from({ length: 5 }, () => confirm(shop, hashId, wrongCode)));
    const right = await confirm(shop, hashId);

    expect(right).toMatchObject({ status: 400, body: { Message: messages.tooManyCodes } });
  });

  test('a code lives two minutes', async () => {
    const shop = await testShop();
    const hashId = await askForAccount(shop);

    shop.setTime('2026-01-10T08:02:00Z');
    const late = await confirm(shop, hashId);

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
    const withNew = await confirm(shop, hashId, newCode);

    expect(resent.body.Value).toBe(120);
    expect(outboxOf(shop).messages()).toHaveLength(2);
    expect(newCode === oldCode || withNew.status === 200).toBe(true);
  });

  test('a number that has an account gets the same answer, and only its owner learns why it is refused', async () => {
    const shop = await testShop();
    await aCustomer(shop);

    const asked = await shop.ask('POST /v1/Identity/UserRegister/Register', {
      ...aRegistration,
      Password: 'other12',
      RePassword: 'other12',
    });
    const confirmed = await confirm(shop, asked.body.Value.ConfirmationCodeHashId);
    const signIn = await logIn(shop, aRegistration.Password);

    expect(asked.status).toBe(200);
    expect(confirmed).toMatchObject({ status: 400, body: { Message: messages.numberHasAccount } });
    expect(signIn.status).toBe(200);
  });

  test('the fourth code to a number within a while has to wait, longer every time', async () => {
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

  test('an address that asks for codes to ever new numbers has to wait', async () => {
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
});

describe('sign-in', () => {
  test('a known number with its password gets a token and the full name', async () => {
    const shop = await testShop();
    await aCustomer(shop);

    const signedIn = await logIn(shop, aRegistration.Password);

    expect(signedIn.body.Value.UserFullName).toBe('نگار رضایی');
    expect((await readProfile(shop, signedIn.body.Value.Token)).status).toBe(200);
  });

  test('an unknown number and a wrong password are answered alike', async () => {
    const shop = await testShop();
    await aCustomer(shop);

    const wrong = await logIn(shop, 'wrong');
    const unknown = await shop.ask('POST /v1/Identity/Account/Login', {
      UserName: '09120000000',
      Password: 'wrong',
    });

    expect(wrong.status).toBe(400);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('after five wrong passwords even the right one has to wait, and then works', async () => {
    const shop = await testShop();
    await aCustomer(shop);
    for (const _ of [1, 2, 3, 4, 5]) await logIn(shop, 'wrong');

    const tooSoon = await logIn(shop, aRegistration.Password);
    shop.setTime('2026-01-10T08:00:30Z');
    const later = await logIn(shop, aRegistration.Password);

    expect(tooSoon.status).toBe(429);
    expect(tooSoon.headers['retry-after']).toBe('30');
    expect(tooSoon.body.Message).toBe(messages.tooManyTries(30));
    expect(later.status).toBe(200);
  });

  test('many guesses at once are counted one by one', async () => {
    const shop = await testShop();
    await aCustomer(shop);

    const guesses = await Promise.all(Array.from({ length: 12 }, () => logIn(shop, 'wrong')));

    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('signing out revokes the token at once', async () => {
    const shop = await testShop();
    const { token } = await aCustomer(shop);
    await readProfile(shop, token);

    await shop.ask('POST /v1/Identity/Account/Logout', {}, { token });

    expect((await readProfile(shop, token)).status).toBe(401);
  });

  test('a token expires after thirty days', async () => {
    const shop = await testShop();
    const { token } = await aCustomer(shop);

    shop.setTime('2026-02-09T08:00:00Z');

    expect((await readProfile(shop, token)).status).toBe(401);
  });

  test('the database holds neither password nor token nor code', async () => {
    const shop = await testShop();
    const { token } = await aCustomer(shop);
    const hashId = await askForAccount(shop, '09121111111');

    const stored = JSON.stringify([
      await shop.store.db.selectFrom('customers').selectAll().execute(),
      await shop.store.db.selectFrom('sessions').selectAll().execute(),
      await shop.store.db.selectFrom('confirmations').selectAll().execute(),
    ]);

    expect(stored).toContain(hashId);
    expect(stored).not.toContain(aRegistration.Password);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(`"${lastCodeTo(shop, '09121111111')}"`);
  });
});

describe('recovery', () => {
  test('a code lets the owner set a new password, and ends the old sessions', async () => {
    const shop = await testShop();
    const { token } = await aCustomer(shop);

    const { hashId, code } = await askToRecover(shop);
    const confirmed = await shop.ask('POST /v1/Identity/ForgetPassword/Confirm', {
      ConfirmationCodeHashId: hashId,
      SendCode: code,
    });
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

  test('without a right code no password is set, and with one only once', async () => {
    const shop = await testShop();
    await aCustomer(shop);
    const { hashId, code } = await askToRecover(shop);

    const before = await setPassword(shop, hashId);
    await shop.ask('POST /v1/Identity/ForgetPassword/Confirm', {
      ConfirmationCodeHashId: hashId,
      SendCode: code,
    });
    await setPassword(shop, hashId);
    const again = await setPassword(shop, hashId);

    expect(before.status).toBe(400);
    expect(again.status).toBe(400);
  });

  test('the code of a registration recovers nothing', async () => {
    const shop = await testShop();
    await aCustomer(shop);
    const hashId = await askForAccount(shop);

    const confirmed = await shop.ask('POST /v1/Identity/ForgetPassword/Confirm', {
      ConfirmationCodeHashId: hashId,
      SendCode: lastCodeTo(shop, UserName),
    });

    expect(confirmed.status).toBe(400);
  });
});

describe('the profile', () => {
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

  test('what is saved is read again; the number stays', async () => {
    const shop = await testShop();
    const { token } = await aCustomer(shop);

    const saved = await shop.ask('POST /v1/Identity/CustomersProfile/Update', profile, { token });

    expect(saved.body.Message).toBe(messages.profileSaved);
    expect((await readProfile(shop, token)).body.Value).toEqual({ ...profile, UserName });
  });

  test('a new password needs the old one, and ends the other sessions only', async () => {
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
});

test('the outbox of development shows the newest code first; production has none', async () => {
  const shop = await testShop();
  await askForAccount(shop, '09121111111');
  await askForAccount(shop, '09122222222');

  const page = (await shop.askAnything('GET', '/dev/outbox')).body;
  const inProduction = await testShop({
    environment: {
      NODE_ENV: 'production',
      KAVENEGAR_API_KEY: 'key',
      ZARINPAL_MERCHANT_ID: '00000000-0000-4000-8000-000000000000',
    },
  });

  expect(page).toMatch(/dir="rtl"/);
  expect(page.indexOf('09122222222')).toBeLessThan(page.indexOf('09121111111'));
  expect(page).toContain(lastCodeTo(shop, '09121111111'));
  expect(page).not.toContain('<script');
  expect((await inProduction.askAnything('GET', '/dev/outbox')).statusCode).toBe(404);
});

async function askForAccount(shop: TestShop, mobile = UserName): Promise<string> {
  const answer = await shop.ask('POST /v1/Identity/UserRegister/Register', {
    ...aRegistration,
    UserName: mobile,
  });
  return answer.body.Value.ConfirmationCodeHashId;
}

function confirm(shop: TestShop, hashId: string, code = lastCodeTo(shop, UserName)) {
  return shop.ask('POST /v1/Identity/UserRegister/Confirm', {
    ConfirmationCodeHashId: hashId,
    SendCode: code,
  });
}

function logIn(shop: TestShop, Password: string) {
  return shop.ask('POST /v1/Identity/Account/Login', { UserName, Password });
}

function readProfile(shop: TestShop, token: string) {
  return shop.ask('GET /v1/Identity/CustomersProfile/ReadProfile', {}, { token });
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

function setPassword(shop: TestShop, hashId: string) {
  return shop.ask('POST /v1/Identity/ForgetPassword/SetNewPassword', {
    Password: 'newpass1',
    RePassword: 'newpass1',
    ConfirmationCodeHashId: hashId,
  });
}

function otherCode(code: string): string {
  return code === '00000' ? '11111' : '00000';
}

function persian(code: string): string {
  return code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
}
