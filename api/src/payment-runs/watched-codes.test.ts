import { expect, onTestFinished, test, vi } from 'vitest';
import { UnsentTextError, type SmsProvider } from '../sms/sms-provider.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { readPaymentRuns } from './read-runs.ts';
import { watchedCodes } from './watched-codes.ts';

const away = new Error('Kavenegar did not answer.');
const noSuchNumber = new UnsentTextError('Kavenegar refused a message with 411.', {
  problem: 'refused-411',
  isFinal: true,
});

test('an owner whose SMS service takes no codes is told at the desk, and hears when it takes them again', async () => {
  const { shop, answers } = await aShopWhoseProvider(away, away, away, null);

  const [, second, third, fourth] = await answers();

  expect(second).toEqual([]);
  expect(third).toMatchObject([{ source: 'codes', failures: 3, endedAt: null }]);
  expect(fourth).toMatchObject([{ source: 'codes', endedAt: shop.clock().toISOString() }]);
});

test('numbers to which nothing can be sent are no failure of the service', async () => {
  const { answers } = await aShopWhoseProvider(noSuchNumber, noSuchNumber, noSuchNumber);

  expect((await answers()).at(-1)).toEqual([]);
});

test('a service that takes no code for now, as without credit, fails', async () => {
  const withoutCredit = new UnsentTextError('Kavenegar refused a message with 418.', {
    problem: 'refused-418',
    isFinal: false,
  });
  const { answers } = await aShopWhoseProvider(withoutCredit, withoutCredit, withoutCredit);

  expect((await answers()).at(-1)).toMatchObject([{ source: 'codes', failures: 3 }]);
});

test('sign-in codes that go out do not hide that none for a new account does', async () => {
  const { shop, codes } = await aShopWhoseProvider(away, null, away, null, away, null);

  for (let visitor = 0; visitor < 3; visitor += 1) {
    await codes.send('09131234567', '12345', 'register').catch(() => undefined);
    await codes.send('09137654321', '54321', 'login');
  }

  expect(await readPaymentRuns(shop.store.db, shop.clock())).toMatchObject([
    { source: 'codes', failures: 3, endedAt: null },
  ]);
});

/** A shop whose provider answers one code after another in this way; null takes the code. */
async function aShopWhoseProvider(...outcomes: (Error | null)[]) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const shop = await testShop();
  const left = outcomes.values();
  const provider: SmsProvider = {
    send: () => {
      const outcome = left.next().value;
      return outcome ? Promise.reject(outcome) : Promise.resolve();
    },
    sendText: () => Promise.resolve(),
  };
  const codes = watchedCodes(provider, shop);
  return { shop, codes, answers: () => runsAfterEach(shop, codes, outcomes.length) };
}

async function runsAfterEach({ store, clock }: TestShop, codes: SmsProvider, count: number) {
  const seen = [];
  for (let sent = 0; sent < count; sent += 1) {
    await codes.send('09131234567', '12345', 'login').catch(() => undefined);
    seen.push(await readPaymentRuns(store.db, clock()));
  }
  return seen;
}
