import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { inTurn, mostAtOnce } from './hashing-queue.ts';
import { aCustomer, aRegistration, lastCodeTo, logIn } from '../identity-fixtures.ts';
import { messages } from '../messages.ts';
import { hashPassword, isPassword } from './passwords.ts';

/** The passwords being hashed, and twenty that wait. */
const most = mostAtOnce + 20;
const refused = { status: 503, body: { Value: null, Message: messages.tooManySignIns } };

test('passwords are hashed and checked only as many at once as leave a core free', async () => {
  const stored = await hashPassword('kashi12');
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  const held = Array.from({ length: mostAtOnce }, () =>
    inTurn(() => gate.promise).then(() => order.push('held')),
  );
  const hashed = [hashPassword('kashi12'), isPassword(stored, 'kashi12')].map((work) =>
    work.then(() => order.push('hashed')),
  );

  await somethingLonger();
  order.push('much later');
  gate.resolve();
  await Promise.all([...held, ...hashed]);

  const first = Array(mostAtOnce).fill('held') as string[];
  expect(order).toEqual(['much later', ...first, 'hashed', 'hashed']);
});

test('passwords that wait for their turn are hashed only as many at a time', async () => {
  let running = 0;
  const seen = await Promise.all(
    Array.from({ length: 12 }, () =>
      inTurn(async () => {
        running += 1;
        const now = running;
        await new Promise(setImmediate);
        running -= 1;
        return now;
      }),
    ),
  );

  expect(Math.max(...seen)).toBe(mostAtOnce);
});

test('of sixty who sign in at once those with room are answered, and the others are told to come back', async () => {
  const shop = await testShop();

  const answers = await strangersSignIn(shop, 60);

  const looked = answers.filter(({ status }) => status === 400);
  const told = answers.filter(({ status }) => status === 503);
  expect([looked.length, told.length]).toEqual([most, 60 - most]);
  expect(told).toMatchObject(Array(60 - most).fill(refused));
  expect(told.map(({ headers }) => headers['retry-after'])).toEqual(Array(60 - most).fill('5'));
});

test('registration, changing the password and setting a new one after recovery share the queue', async () => {
  const shop = await testShop();
  const customer = await aCustomer(shop);
  const ConfirmationCodeHashId = await confirmedRecovery(shop, customer.mobile);

  const crowd = strangersSignIn(shop, most);
  const answers = await Promise.all([
    shop.ask('POST /v1/Identity/UserRegister/Register', {
      ...aRegistration,
      UserName: '09350000000',
    }),
    shop.ask(
      'POST /v1/Identity/Customer/ChangePassword',
      { OldPassword: aRegistration.Password, NewPassword: 'kashi34', ReNewPassword: 'kashi34' },
      customer,
    ),
    shop.ask('POST /v1/Identity/ForgetPassword/SetNewPassword', {
      ConfirmationCodeHashId,
      Password: 'kashi34',
      RePassword: 'kashi34',
    }),
  ]);
  await crowd;

  expect(answers).toMatchObject(Array(3).fill(refused));
});

test('a customer who was told to come back has lost no try, and gets in when the queue is shorter', async () => {
  const shop = await testShop();
  await aCustomer(shop);

  const told = [];
  for (let round = 0; round < 6; round += 1) {
    const crowd = strangersSignIn(shop, most);
    told.push(await logIn(shop, aRegistration.Password));
    await crowd;
    // Strangers' guesses are limited by now, but the owner has made none.
    await shop.store.db.deleteFrom('try_counters').where('key', 'like', '%0912%').execute();
  }
  const later = await logIn(shop, aRegistration.Password);

  expect(told).toMatchObject(Array(6).fill(refused));
  expect(later.status).toBe(200);
});

/** Takes longer than hashing a password, on the same threads. */
function somethingLonger(): Promise<unknown> {
  return promisify(pbkdf2)('kashi12', 'salt', 2_000_000, 32, 'sha256');
}

/** Sign-ins for this many numbers without an account, all at once. */
function strangersSignIn(shop: TestShop, count: number) {
  return Promise.all(
    Array.from({ length: count }, (_, number) =>
      logIn(shop, 'wrong12', { UserName: `0912${String(number).padStart(7, '0')}` }),
    ),
  );
}

/** A recovery with a confirmed code, so that a new password may be set. */
async function confirmedRecovery(shop: TestShop, mobile: string): Promise<string> {
  const asked = await shop.ask('POST /v1/Identity/ForgetPassword/GenerateConfirmationCode', {
    UserName: mobile,
  });
  const { ConfirmationCodeHashId } = asked.body.Value;
  const SendCode = lastCodeTo(shop, mobile);
  await shop.ask('POST /v1/Identity/ForgetPassword/Confirm', { ConfirmationCodeHashId, SendCode });
  return ConfirmationCodeHashId;
}
