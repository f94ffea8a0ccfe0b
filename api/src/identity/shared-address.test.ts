import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import {
  askForAccount,
  askToLogIn,
  confirmAccount,
  lastCodeTo,
  logInByCode,
} from './identity-fixtures.ts';

/** Customers of one mobile network, who share its address: codes that are asked for and typed keep nobody else from signing in. */

const network = '203.0.113.9';

test('any number of customers who share an address sign in by codes, and what is not typed stays counted', async () => {
  const shop = await testShop();
  for (const number of [901, 902, 903]) await askAt(shop, mobileNumber(number));

  const statuses = [];
  for (let number = 0; number < 35; number += 1) {
    statuses.push((await signIn(shop, mobileNumber(number))).status);
  }

  expect(statuses).toEqual(Array(35).fill(200));
  expect(await countedAt(shop, network)).toBe(3);
});

test('a right code opens an address whose customers have all asked at once', async () => {
  const shop = await testShop();
  const { body } = await askAt(shop, mobileNumber(0));
  for (let number = 1; number < 30; number += 1) await askAt(shop, mobileNumber(number));
  const early = await askAt(shop, mobileNumber(30));

  await logInByCode(shop, body.Value.ConfirmationCodeHashId, lastCodeTo(shop, mobileNumber(0)));
  const next = await askAt(shop, mobileNumber(30));
  const further = await askAt(shop, mobileNumber(31));

  expect([early, next, further].map(({ status }) => status)).toEqual([429, 200, 429]);
});

test('a code is taken back once, with its resend, from the addresses that asked, wherever and however often it is typed', async () => {
  const shop = await testShop();
  const home = '198.51.100.20';
  const mobile = mobileNumber(1);
  await askAt(shop, mobileNumber(901));
  await askAt(shop, mobileNumber(902), home);
  const { ConfirmationCodeHashId } = (await askAt(shop, mobile)).body.Value;
  await resend(shop, ConfirmationCodeHashId, home);
  const before = [await countedAt(shop, network), await countedAt(shop, home)];

  // Typed on this machine, whose address nobody counts.
  const presses = await Promise.all(
    [1, 2].map(() => logInByCode(shop, ConfirmationCodeHashId, lastCodeTo(shop, mobile))),
  );

  expect(presses.map(({ status }) => status)).toEqual([200, 200]);
  expect(before).toEqual([2, 2]);
  expect([await countedAt(shop, network), await countedAt(shop, home)]).toEqual([1, 1]);
});

test('of the codes that one phone fetches again and again, one is taken back in an hour', async () => {
  const shop = await testShop();
  const mobile = mobileNumber(1);

  const { ConfirmationCodeHashId } = await signIn(shop, mobile);
  await resend(shop, ConfirmationCodeHashId, network);
  await logInByCode(shop, ConfirmationCodeHashId, lastCodeTo(shop, mobile));
  await signIn(shop, mobile);
  const counted = await countedAt(shop, network);
  shop.setTime('2026-01-10T09:00:00Z');
  await signIn(shop, mobile);

  expect(counted).toBe(2);
  expect(await countedAt(shop, network)).toBe(0);
});

test('the right code of a registration is taken back as well', async () => {
  const shop = await testShop();
  const mobile = mobileNumber(1);

  const hashId = await askForAccount(shop, mobile, { address: network });
  const asked = await countedAt(shop, network);
  await confirmAccount(shop, hashId, lastCodeTo(shop, mobile));

  expect([asked, await countedAt(shop, network)]).toEqual([1, 0]);
});

test('whoever asks again and again for a number that has to wait uses nothing up for the others of the address', async () => {
  const shop = await testShop();

  const statuses = [];
  for (let count = 0; count < 40; count += 1) {
    statuses.push((await askAt(shop, mobileNumber(1))).status);
  }
  const other = await askAt(shop, mobileNumber(2));

  expect(statuses).toEqual([200, 200, 200, ...Array<number>(37).fill(429)]);
  expect(other.status).toBe(200);
  expect(await countedAt(shop, network)).toBe(4);
});

function askAt(shop: TestShop, mobile: string, address = network) {
  return askToLogIn(shop, mobile, { address });
}

/** Asks for a code and types it. */
async function signIn(shop: TestShop, mobile: string) {
  const { ConfirmationCodeHashId } = (await askAt(shop, mobile)).body.Value;
  const { status } = await logInByCode(shop, ConfirmationCodeHashId, lastCodeTo(shop, mobile));
  return { status, ConfirmationCodeHashId };
}

function resend(shop: TestShop, ConfirmationCodeHashId: string, address: string) {
  return shop.ask(
    'POST /v1/Identity/UserRegister/ReSendCode',
    { ConfirmationCodeHashId },
    { address },
  );
}

/** How many codes count against the address. */
async function countedAt({ store }: TestShop, address: string): Promise<number | undefined> {
  const counter = await store.db
    .selectFrom('try_counters')
    .select('tries')
    .where('key', '=', `code:address:${address}`)
    .executeTakeFirst();
  return counter?.tries;
}

function mobileNumber(number: number): string {
  return `0913${String(number).padStart(7, '0')}`;
}
