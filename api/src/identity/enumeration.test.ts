import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import {
  aCustomer,
  aRegistration,
  askToLogIn,
  confirmAccount,
  lastCodeTo,
  logIn,
  logInByCode,
  otherCode,
  outboxOf,
} from './identity-fixtures.ts';

/** Nobody can find out by asking whether a number has an account (R26): neither from the words nor from the work done. */
const taken = aRegistration.UserName;
const free = '09120000000';

test('a sign-in costs one hash and gets the same answer, with an account and without', async () => {
  const shop = await aShopWithOneAccount();
  const signIn = (UserName: string) => hashesOf(() => logIn(shop, 'wrong1', { UserName }));

  const ofTaken = await signIn(taken);
  const ofFree = await signIn(free);

  expect([ofTaken.hashes, ofFree.hashes]).toEqual([1, 1]);
  expect(ofFree.answer.status).toBe(ofTaken.answer.status);
  expect(ofFree.answer.body).toEqual(ofTaken.answer.body);
});

test('a number without an account has to wait after as many tries, and as long', async () => {
  const shop = await aShopWithOneAccount();
  const sixth = async (UserName: string) => {
    for (let tries = 0; tries < 5; tries += 1) await logIn(shop, 'wrong1', { UserName });
    return hashesOf(() => logIn(shop, 'wrong1', { UserName }));
  };

  const ofTaken = await sixth(taken);
  const ofFree = await sixth(free);

  expect(ofTaken.answer.status).toBe(429);
  expect([ofTaken.hashes, ofFree.hashes]).toEqual([0, 0]);
  expect(ofFree.answer.body).toEqual(ofTaken.answer.body);
  expect(ofFree.answer.headers['retry-after']).toBe(ofTaken.answer.headers['retry-after']);
});

test('a registration costs the same, answers the same and sends a code, whether the number is taken or free', async () => {
  const shop = await aShopWithOneAccount();
  const register = (UserName: string) =>
    hashesOf(() =>
      shop.ask('POST /v1/Identity/UserRegister/Register', { ...aRegistration, UserName }),
    );

  const ofTaken = await register(taken);
  const ofFree = await register(free);
  const guessed = await Promise.all(
    [ofTaken, ofFree].map(({ answer }, index) =>
      confirmAccount(
        shop,
        hashIdOf(answer),
        otherCode(lastCodeTo(shop, [taken, free][index] ?? '')),
      ),
    ),
  );

  expect([ofTaken.hashes, ofFree.hashes]).toEqual([1, 1]);
  expect(likeness(ofFree.answer)).toEqual(likeness(ofTaken.answer));
  expect(guessed[1]?.body).toEqual(guessed[0]?.body);
  expect(messagesTo(shop, taken)).toBe(messagesTo(shop, free) + 1);
});

test('a sign-in by code costs the same, answers the same and sends a code, with an account and without', async () => {
  const shop = await aShopWithOneAccount();
  const wrongly = async (mobile: string) => {
    const asked = await askToLogIn(shop, mobile);
    const wrong = otherCode(lastCodeTo(shop, mobile));
    const guessed = [];
    for (let guess = 0; guess < 6; guess += 1)
      guessed.push((await logInByCode(shop, hashIdOf(asked), wrong)).body);
    return [likeness(asked), ...guessed];
  };

  const ofTaken = await hashesOf(() => wrongly(taken));
  const ofFree = await hashesOf(() => wrongly(free));

  expect([ofTaken.hashes, ofFree.hashes]).toEqual([0, 0]);
  expect(ofFree.answer).toEqual(ofTaken.answer);
  expect(messagesTo(shop, taken)).toBe(messagesTo(shop, free) + 1);
});

test('a recovery costs and answers the same, from the request to the last guess', async () => {
  const shop = await aShopWithOneAccount();

  const ofTaken = await hashesOf(() => recoverByGuessing(shop, taken));
  const ofFree = await hashesOf(() => recoverByGuessing(shop, free));

  expect([ofTaken.hashes, ofFree.hashes]).toEqual([0, 0]);
  expect(ofFree.answer).toEqual(ofTaken.answer);
  expect(messagesTo(shop, free)).toBe(0);
});

test('the fourth recovery has to wait, with an account and without', async () => {
  const shop = await aShopWithOneAccount();
  const fourth = async (UserName: string) => {
    for (let codes = 0; codes < 3; codes += 1) await askForCode(shop, UserName);
    return askForCode(shop, UserName);
  };

  const ofTaken = await fourth(taken);
  const ofFree = await fourth(free);

  expect(ofTaken.status).toBe(429);
  expect(ofFree.body).toEqual(ofTaken.body);
});

interface Answer {
  status: number;
  body: { Value: { ConfirmationCodeHashId: string } };
}

async function aShopWithOneAccount(): Promise<TestShop> {
  const shop = await testShop();
  await aCustomer(shop, { UserName: taken });
  return shop;
}

function askForCode(shop: TestShop, UserName: string) {
  return shop.ask('POST /v1/Identity/ForgetPassword/GenerateConfirmationCode', { UserName });
}

/** What a stranger is told who asks for a code, guesses it six times, resends it and tries to set a password. */
async function recoverByGuessing(shop: TestShop, mobile: string): Promise<unknown[]> {
  const asked = await askForCode(shop, mobile);
  const ConfirmationCodeHashId = hashIdOf(asked);
  const told: unknown[] = [likeness(asked)];
  const sent = outboxOf(shop).messages()[0];
  const SendCode = otherCode(sent?.mobile === mobile ? sent.code : '');
  for (let guess = 0; guess < 6; guess += 1) {
    const guessed = await shop.ask('POST /v1/Identity/ForgetPassword/Confirm', {
      ConfirmationCodeHashId,
      SendCode,
    });
    told.push(guessed.body);
  }
  const resent = await shop.ask('POST /v1/Identity/UserRegister/ReSendCode', {
    ConfirmationCodeHashId,
  });
  const set = await shop.ask('POST /v1/Identity/ForgetPassword/SetNewPassword', {
    Password: 'stolen1',
    RePassword: 'stolen1',
    ConfirmationCodeHashId,
  });
  return [...told, resent.body, set.body];
}

/** An answer without the request's name, which differs every time. */
function likeness({ status, body }: Answer) {
  return { status, body: { ...body, Value: { ...body.Value, ConfirmationCodeHashId: '' } } };
}

function hashIdOf({ body }: Answer): string {
  return body.Value.ConfirmationCodeHashId;
}

function messagesTo(shop: TestShop, mobile: string): number {
  return outboxOf(shop)
    .messages()
    .filter((message) => message.mobile === mobile).length;
}

/** The answer, and the number of argon2 hashes that it took, which make up all of the measurable time. */
async function hashesOf<Result>(
  ask: () => Promise<Result>,
): Promise<{ answer: Result; hashes: number }> {
  let hashes = 0;
  const watch = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  try {
    const answer = await ask();
    return { answer, hashes };
  } finally {
    watch.disable();
  }
}
