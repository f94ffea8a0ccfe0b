import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aBankThatAnswers, payment } from '../banks/gateway-fixtures.ts';
import type { Gateway } from '../banks/gateway.ts';
import { findForgotten } from '../payments/payment-jobs.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { aToldNumber, newsTexts } from '../texts/news/news-fixtures.ts';
import { queueNews } from '../texts/news/queue-news.ts';
import { noteFailure, noteSuccess } from './note-run.ts';
import { readPaymentRuns } from './read-runs.ts';
import { watchedGateways } from './watched-gateways.ts';
import { watchedJob } from './watched-job.ts';

beforeEach(() => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
});

const refused = (code: number) => `{"data":[],"errors":{"code":${code}}}`;

const runsNow = ({ store, clock }: TestShop) => readPaymentRuns(store.db, clock());

async function fail(shop: TestShop, source: 'zarinpal', part?: 'unverified'): Promise<void> {
  for (let time = 0; time < 3; time += 1) await noteFailure(shop, source, part);
}

test('a merchant that Zarinpal refuses fails at its list of unverified payments too, and not at the job that reads it', async () => {
  const shop = await testShop();
  const bank = await aBankThatAnswers('zarinpal', refused(-11));
  const gateways = watchedGateways({ [bank.code]: bank }, shop);

  for (let round = 0; round < 3; round += 1) {
    await watchedJob(shop, 'finding', () => findForgotten({ ...shop, gateways }));
  }

  expect(await runsNow(shop)).toMatchObject([{ source: 'zarinpal', failures: 3, endedAt: null }]);
});

test('buyers who are refused are told of, although the bank lists its unverified payments all the while', async () => {
  const shop = await testShop();
  const bank = await aBankThatAnswers('zarinpal', refused(-11));
  const lists: Gateway = { ...bank, unverified: () => Promise.resolve([]) };
  const watched = watchedGateways({ [bank.code]: lists }, shop)[bank.code] as Gateway;

  for (let time = 0; time < 3; time += 1) {
    await watched.request(payment).catch(() => undefined);
    await watched.unverified?.();
  }

  expect(await runsNow(shop)).toMatchObject([{ source: 'zarinpal', failures: 3, endedAt: null }]);
});

test('one payment that its bank never answers clearly is no failure of the bank after a day', async () => {
  const shop = await testShop();
  const bank = await aBankThatAnswers('zarinpal', refused(-11));
  const watched = watchedGateways({ [bank.code]: bank }, shop)[bank.code] as Gateway;
  const dayMs = 24 * 60 * 60 * 1000;
  const ask = async (ageMs: number) => {
    const begunAt = new Date(shop.clock().getTime() - ageMs);
    const question = { authority: '', attemptNo: 1, reference: null, amountRial: 1000, begunAt };
    await watched.verify(question).catch(() => undefined);
  };

  for (let time = 0; time < 3; time += 1) await ask(dayMs + 1);
  const ofOld = await runsNow(shop);
  for (let time = 0; time < 3; time += 1) await ask(dayMs);

  expect(ofOld).toEqual([]);
  expect(await runsNow(shop)).toMatchObject([{ source: 'zarinpal', failures: 3 }]);
});

test('an offer of instalments that is shown does not end the failures of SnappPay’s payments', async () => {
  const shop = await testShop();
  const bank = await aBankThatAnswers('snapppay', '<h1>502</h1>');
  const offers: Gateway = { ...bank, offer: () => Promise.resolve(null) };
  const watched = watchedGateways({ [bank.code]: offers }, shop)[bank.code] as Gateway;

  for (let time = 0; time < 3; time += 1) {
    await watched.request(payment).catch(() => undefined);
    await watched.offer?.(1_000_000);
  }

  expect(await runsNow(shop)).toMatchObject([{ source: 'snapppay', failures: 3, endedAt: null }]);
});

test('a source of which one part still fails does not work again, at the desk and by text', async () => {
  const shop = await testShop();
  await aToldNumber(shop, { kinds: ['payment-run'] });
  await fail(shop, 'zarinpal');
  await fail(shop, 'zarinpal', 'unverified');
  await noteSuccess(shop, 'zarinpal', 'unverified');

  await queueNews(shop);

  expect(await runsNow(shop)).toMatchObject([{ source: 'zarinpal', endedAt: null }]);
  expect((await newsTexts(shop)).map(({ body }) => body)).toEqual([
    expect.stringContaining('۳ بار پیاپی ناموفق') as string,
  ]);
});

test('a part that nobody has asked for weeks does not hide that its source works again', async () => {
  const shop = await testShop();
  await aToldNumber(shop, { kinds: ['payment-run'] });
  await fail(shop, 'zarinpal', 'unverified');
  shop.setTime(new Date(shop.clock().getTime() + 21 * 24 * 60 * 60 * 1000));
  await shop.store.db.deleteFrom('untold_news').execute();
  await fail(shop, 'zarinpal');
  await noteSuccess(shop, 'zarinpal');

  await queueNews(shop);

  expect((await newsTexts(shop)).map(({ body }) => body)).toEqual([
    expect.stringContaining('دوباره کار می‌کند') as string,
  ]);
});

test('a source that fails in two parts is one figure, with the longer stretch', async () => {
  const shop = await testShop();
  await fail(shop, 'zarinpal');
  await fail(shop, 'zarinpal', 'unverified');
  await noteFailure(shop, 'zarinpal');

  const { body } = await shop.askAnything('GET', '/metrics');

  expect(body.match(/^kashi_payment_run_failures\{.*/gm)).toEqual([
    'kashi_payment_run_failures{source="zarinpal"} 4',
  ]);
});
