import type { Role } from '@kashi/contracts/desk/desk-call';
import { gateways } from '@kashi/contracts/gateways';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aBankThatAnswers, payment } from '../banks/gateway-fixtures.ts';
import type { Gateway } from '../banks/gateway.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { retryUnclearAt } from '../payments/payment-jobs.ts';
import { comeBack, misbehave, pressAtBank } from '../payments/testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  askForPayment,
  paymentUrl,
} from '../payments/testing/payment-fixtures.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { noteFailure, noteSuccess } from './note-run.ts';
import { forgetOldRuns, readPaymentRuns } from './read-runs.ts';
import { watchedGateways } from './watched-gateways.ts';
import { watchedJob } from './watched-job.ts';

let logged: string[];

beforeEach(() => {
  logged = [];
  const log = vi.spyOn(console, 'error').mockImplementation((line: string) => {
    logged.push(line);
  });
  onTestFinished(() => log.mockRestore());
});

const minuteMs = 60_000;

function later(shop: TestShop, minutes: number): void {
  shop.setTime(new Date(shop.clock().getTime() + minutes * minuteMs));
}

const runsNow = ({ store, clock }: TestShop) => readPaymentRuns(store.db, clock());
const allRuns = ({ store }: TestShop) => store.db.selectFrom('failed_runs').selectAll().execute();
const runLines = () => logged.filter((line) => line.includes('payment run'));

test('three requests that a bank does not answer are a failed run, which is logged once and over with the next answer', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await misbehave(shop, { call: 'request', how: 'unavailable', times: 4 });
  const ask = async () => {
    await askForPayment(shop, buyer);
    return runsNow(shop);
  };

  const [first, second, third] = [await ask(), await ask(), await ask()];
  later(shop, 1);
  const fourth = await ask();
  const over = await ask();

  const run = { id: 1, source: 'zarinpal', beganAt: '2026-01-10T08:00:00.000Z', endedAt: null };
  expect([first, second]).toEqual([[], []]);
  expect(third).toEqual([{ ...run, failures: 3 }]);
  expect(fourth).toEqual([{ ...run, failures: 4 }]);
  expect(over).toEqual([{ ...run, failures: 4, endedAt: '2026-01-10T08:01:00.000Z' }]);
  expect(runLines()).toEqual([
    'A payment run fails: zarinpal, 3 times one after the other.',
    'The payment run zarinpal succeeds again, after 4 failures.',
  ]);
});

test('two failures before an answer are told nowhere', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await misbehave(shop, { call: 'request', how: 'unavailable', times: 2 });

  for (let asked = 0; asked < 3; asked += 1) await askForPayment(shop, buyer);
  await noteFailure(shop, 'zarinpal');

  expect(await allRuns(shop)).toMatchObject([{ failures: 1, told_at: null }]);
  expect(runLines()).toEqual([]);
});

test('a bank that leaves one payment unclear again and again fails, whoever asks it', async () => {
  const shop = await aSellingShop();
  await misbehave(shop, { call: 'verify', how: 'garbage', times: 3 });
  await comeBack(shop, await pressAtBank(shop, await paymentUrl(shop, await aBuyer(shop)), 'pay'));
  const zarinpal = shop.gateways[gateways.zarinpal.code] as Gateway;

  for (let round = 0; round < 2; round += 1) {
    later(shop, 1);
    await retryUnclearAt(shop, zarinpal);
  }

  expect(await runsNow(shop)).toMatchObject([{ source: 'zarinpal', failures: 3, endedAt: null }]);
});

test('each bank fails by itself', async () => {
  const shop = await testShop();

  for (let time = 0; time < 3; time += 1) await noteFailure(shop, 'saman');
  await noteSuccess(shop, 'zarinpal');

  expect(await runsNow(shop)).toMatchObject([{ source: 'saman', endedAt: null }]);
});

test.each([
  ['a fault of the shop’s account', -11, 1],
  ['a code that nobody knows', -4711, 1],
  ['a sum that the bank does not take', -41, 0],
])('%s is refused with %i and counts %i times', async (_what, code, counted) => {
  const shop = await testShop();
  const bank = await aBankThatAnswers('zarinpal', `{"data":[],"errors":{"code":${code}}}`);
  const watched = watchedGateways({ [bank.code]: bank }, shop)[bank.code] as Gateway;

  await expect(watched.request(payment)).rejects.toMatchObject({ code });

  expect(await allRuns(shop)).toHaveLength(counted);
});

test('failures at several processes at the same moment are one stretch, which is told once', async () => {
  const shop = await testShop();
  const told: (string | null)[] = [];
  const stop = await shop.store.listen('desk', (notice) => void told.push(notice));
  onTestFinished(stop);

  await Promise.all(Array.from({ length: 8 }, () => noteFailure(shop, 'mellat')));

  expect(await allRuns(shop)).toMatchObject([{ failures: 8, told_at: shop.clock() }]);
  await vi.waitFor(() => expect(told).toEqual(['payment-run 1']));
  expect(runLines()).toHaveLength(1);
});

test('a payment whose order cannot be made is a failed run of the job, after three tries', async () => {
  const shop = await aSellingShop();
  await misbehave(shop, { call: 'verify', how: 'drop' });
  await comeBack(shop, await pressAtBank(shop, await paymentUrl(shop, await aBuyer(shop)), 'pay'));
  await sql`update payment_attempts set snapshot = jsonb_set(snapshot, '{totals,AmountPayable}', '1')`.execute(
    shop.store.db,
  );
  const zarinpal = shop.gateways[gateways.zarinpal.code] as Gateway;
  const round = () => watchedJob(shop, 'settling', () => retryUnclearAt(shop, zarinpal));

  for (let tries = 0; tries < 3; tries += 1) {
    later(shop, 1);
    await round();
    // Nothing is due, and that is no success.
    await round();
  }
  const failing = await runsNow(shop);
  await shop.store.db.updateTable('payment_attempts').set({ state: 'failed' }).execute();
  await watchedJob(shop, 'settling', () => Promise.resolve({ items: 1, failed: 0 }));

  expect(failing).toMatchObject([{ source: 'settling', failures: 3, endedAt: null }]);
  expect(await runsNow(shop)).toMatchObject([
    { source: 'settling', endedAt: expect.any(String) as string },
  ]);
  expect(await allOrders(shop)).toEqual([]);
});

test('a job that throws fails, and still throws', async () => {
  const shop = await testShop();

  const run = watchedJob(shop, 'opening', () => Promise.reject(new Error('No table.')));

  await expect(run).rejects.toThrow('No table.');
  expect(await allRuns(shop)).toMatchObject([{ source: 'opening', failures: 1 }]);
});

test('a payment goes on where nobody can note how its bank has answered', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(shop.store.db);
  await rename('failed_runs', 'hidden_runs');
  onTestFinished(() => rename('hidden_runs', 'failed_runs').then(() => undefined));

  const { status } = await askForPayment(shop, buyer);

  expect(status).toBe(200);
  expect(logged).toContain('The outcome of a payment run could not be noted.');
});

test('a run is news for a day, of each source the newest, and forgotten a month after it ended', async () => {
  const shop = await testShop();
  for (const end of [true, true, false]) {
    for (let time = 0; time < 3; time += 1) await noteFailure(shop, 'saman');
    if (end) await noteSuccess(shop, 'saman');
  }

  const fresh = await runsNow(shop);
  later(shop, 24 * 60);
  const old = await runsNow(shop);
  await noteSuccess(shop, 'saman');
  const answered = await runsNow(shop);
  later(shop, 30 * 24 * 60 - 1);
  await forgetOldRuns(shop.store.db, shop.clock());
  const kept = await allRuns(shop);
  later(shop, 2);
  await forgetOldRuns(shop.store.db, shop.clock());

  const [newest] = fresh;
  expect(fresh).toMatchObject([{ source: 'saman', endedAt: null }]);
  expect(old).toEqual([]);
  expect(answered).toMatchObject([{ id: newest?.id, endedAt: '2026-01-11T08:00:00.000Z' }]);
  expect(kept).toMatchObject([{ id: newest?.id }]);
  expect(await allRuns(shop)).toEqual([]);
});

test.each<[Role, number]>([
  ['owner', 1],
  ['orders', 1],
  ['catalogue', 0],
  ['support', 0],
])('the front of the desk tells the role %s of %i failed runs', async (role, count) => {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  for (let time = 0; time < 3; time += 1) await noteFailure(shop, 'mellat');

  const { body } = await desk.ask('GET /v1/desk/waiting', {}, await aMember(desk, [role]));

  expect(body.Value.paymentRuns).toHaveLength(count);
});

test('the metrics have the failures of a run until it is over', async () => {
  const shop = await testShop();
  const figure = async () =>
    /^kashi_payment_run_failures\{source="mellat"\} (\d+)/m.exec(
      (await shop.askAnything('GET', '/metrics')).body,
    )?.[1];
  for (let time = 0; time < 4; time += 1) await noteFailure(shop, 'mellat');

  const failing = await figure();
  await noteSuccess(shop, 'mellat');

  expect([failing, await figure()]).toEqual(['4', undefined]);
});
