import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import {
  addressNumber,
  attack,
  documentedAttacks,
  hourMs,
  inWords,
  msUntil,
  tries,
} from './attacker-fixtures.ts';
import { aCustomer, aRegistration, lastCodeTo, logIn } from '../identity-fixtures.ts';

/** How far 1,000 tries get (R25), counted by making them; the test compares the table in `docs/security.md` with the result. */
const victim = aRegistration.UserName;
const guessesOfOneCode = 5;
const patienceMs = 90_000;

test.each([
  ['passwords for one number, from one address', () => '203.0.113.7'],
  ['passwords for one number, from 1,000 addresses', addressNumber],
])(
  '%s: five are looked at, and the owner still gets in',
  async (what, addressOf) => {
    const shop = await testShop();
    await aCustomer(shop);
    const guess = (number: number) => logIn(shop, `wrong${number}`, { address: addressOf(number) });

    const haul = await attack(shop, guess, ({ waitMs }) => waitMs === hourMs);
    shop.setTime(new Date(Date.parse('2026-01-10T08:00:00Z') + haul.ms + haul.waitMs));
    const owner = await logIn(shop, aRegistration.Password);

    expect(haul.atOnce).toBe(5);
    expect(owner.status).toBe(200);
    expectDocumented(what, haul.atOnce, inWords(msUntil(tries, haul)));
  },
  patienceMs,
);

test(
  'one password for 1,000 numbers, from one address: fifty are checked',
  async () => {
    const shop = await testShop();
    const guess = (number: number) =>
      logIn(shop, '123456', { UserName: mobileNumber(number), address: '203.0.113.7' });

    const haul = await attack(shop, guess, ({ ms, waitMs }) => ms + waitMs >= hourMs, 200);

    expect(haul.atOnce).toBe(50);
    expectDocumented(
      'one password for 1,000 numbers, from one address',
      haul.atOnce,
      inWords((tries / haul.evaluated) * hourMs),
    );
  },
  patienceMs,
);

test(
  'guesses at one code, from 1,000 addresses: five are checked, and then the code is void',
  async () => {
    const shop = await testShop();
    await aCustomer(shop);
    const hashId = hashIdOf(await askForCode(shop, victim));
    const code = lastCodeTo(shop, victim);
    const told: (string | null)[] = [];

    for (let number = 0; number < tries; number += 1) {
      const { body } = await confirmRecovery(
        shop,
        hashId,
        wrongCode(number, code),
        addressNumber(number),
      );
      told.push(body.Message);
    }
    const right = await confirmRecovery(shop, hashId, code);

    expect(told.indexOf(told.at(-1) ?? '') + 1).toBe(guessesOfOneCode);
    expect(right.status).toBe(400);
    expectDocumented('guesses at one code, from 1,000 addresses', guessesOfOneCode, 'never');
  },
  patienceMs,
);

test(
  'guesses at ever new codes of one number, from 1,000 addresses: three codes at once, further ones take weeks',
  async () => {
    const shop = await testShop();
    const ask = (number: number) => askForCode(shop, victim, addressNumber(number));

    const haul = await attack(shop, ask, ({ waitMs }) => waitMs === 6 * hourMs, 200);

    expect(haul.atOnce).toBe(3);
    expectDocumented(
      'guesses at ever new codes of one number, from 1,000 addresses',
      haul.atOnce * guessesOfOneCode,
      inWords(msUntil(tries / guessesOfOneCode, haul)),
    );
  },
  patienceMs,
);

test(
  'guesses at the codes of many numbers, from one address: thirty are checked',
  async () => {
    const shop = await testShop();
    const address = '203.0.113.7';
    const hashIds: string[] = [];
    const guess = async (number: number) => {
      const turn = Math.floor(number / guessesOfOneCode);
      // The codes are requested from other addresses, since this test is about guesses only.
      hashIds[turn] ??= hashIdOf(await askForCode(shop, mobileNumber(turn), addressNumber(turn)));
      return confirmRecovery(shop, hashIds[turn], '12345', address);
    };

    const haul = await attack(shop, guess, ({ ms, waitMs }) => ms + waitMs >= hourMs, 200);

    expect(haul.atOnce).toBe(30);
    expectDocumented(
      'guesses at the codes of many numbers, from one address',
      haul.atOnce,
      inWords((tries / haul.evaluated) * hourMs),
    );
  },
  patienceMs,
);

test('an owner who is locked out by the guesses of others gets back in at once by a code', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  for (let number = 0; number < 20; number += 1) await logIn(shop, `wrong${number}`);
  const keptOut = await logIn(shop, aRegistration.Password);

  const hashId = hashIdOf(await askForCode(shop, victim));
  await confirmRecovery(shop, hashId, lastCodeTo(shop, victim));
  await shop.ask('POST /v1/Identity/ForgetPassword/SetNewPassword', {
    Password: 'kashi99',
    RePassword: 'kashi99',
    ConfirmationCodeHashId: hashId,
  });
  const owner = await logIn(shop, 'kashi99');

  expect(keptOut.status).toBe(429);
  expect(owner.status).toBe(200);
});

function expectDocumented(what: string, atOnce: number, untilThousand: string): void {
  const row = documentedAttacks().find(([attacked]) => attacked === what);
  expect(row?.slice(1, 3)).toEqual([String(atOnce), untilThousand]);
}

function askForCode(shop: TestShop, UserName: string, address = '203.0.113.9') {
  return shop.ask(
    'POST /v1/Identity/ForgetPassword/GenerateConfirmationCode',
    { UserName },
    { address },
  );
}

function hashIdOf({ body }: Awaited<ReturnType<typeof askForCode>>): string {
  return body.Value.ConfirmationCodeHashId;
}

function confirmRecovery(
  shop: TestShop,
  ConfirmationCodeHashId: string,
  SendCode: string,
  address = '203.0.113.9',
) {
  return shop.ask(
    'POST /v1/Identity/ForgetPassword/Confirm',
    { ConfirmationCodeHashId, SendCode },
    { address },
  );
}

function mobileNumber(number: number): string {
  return `0913${String(number).padStart(7, '0')}`;
}

/** The codes in order, without the right one. */
function wrongCode(number: number, right: string): string {
  return String(number < Number(right) ? number : number + 1).padStart(5, '0');
}
