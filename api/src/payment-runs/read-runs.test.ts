import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aBankThatAnswers } from '../banks/gateway-fixtures.ts';
import type { Gateway } from '../banks/gateway.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { noteFailure, noteSuccess } from './note-run.ts';
import { forgetOldRuns, readPaymentRuns } from './read-runs.ts';
import { sourceOfRun } from './run-parts.ts';
import { watchedGateways } from './watched-gateways.ts';

/** A shop that logs nothing into the tests. */
async function aShop(): Promise<TestShop> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  return testShop();
}

const hourMs = 60 * 60 * 1000;

function later(shop: TestShop, hours: number): void {
  shop.setTime(new Date(shop.clock().getTime() + hours * hourMs));
}

test('a bank that goes on failing stays news, with the beginning of its failures', async () => {
  const shop = await aShop();
  const beganAt = shop.clock().toISOString();
  for (let time = 0; time < 3; time += 1) await noteFailure(shop, 'saman');

  later(shop, 23);
  await noteFailure(shop, 'saman');
  later(shop, 23);
  const runs = await readPaymentRuns(shop.store.db, shop.clock());

  expect(runs).toMatchObject([{ source: 'saman', failures: 4, beganAt, endedAt: null }]);
});

test('a run that goes on is not forgotten, however long ago its bank has failed', async () => {
  const shop = await aShop();
  for (let time = 0; time < 3; time += 1) await noteFailure(shop, 'saman');

  later(shop, 31 * 24);
  await forgetOldRuns(shop.store.db, shop.clock());
  await noteSuccess(shop, 'saman');
  const runs = await readPaymentRuns(shop.store.db, shop.clock());

  expect(runs).toMatchObject([{ source: 'saman', endedAt: shop.clock().toISOString() }]);
});

test('three failures in as many weeks, without a question between them, are no failed run', async () => {
  const shop = await aShop();
  for (let week = 0; week < 3; week += 1) {
    await noteFailure(shop, 'codes', 'recover');
    later(shop, 7 * 24);
  }

  const runs = await shop.store.db.selectFrom('failed_runs').selectAll().execute();

  expect(runs).toMatchObject([{ failures: 1, told_at: null }]);
});

test('two failures are no figure yet', async () => {
  const shop = await aShop();
  for (let time = 0; time < 2; time += 1) await noteFailure(shop, 'mellat');

  const { body } = await shop.askAnything('GET', '/metrics');

  expect(body).toContain('kashi_payment_run_failures');
  expect(body).not.toContain('kashi_payment_run_failures{');
});

test('a bank that nobody has asked for a day is no figure, and one that fails again is', async () => {
  const shop = await aShop();
  const figure = async () =>
    /^kashi_payment_run_failures\{source="mellat"\} (\d+)/m.exec(
      (await shop.askAnything('GET', '/metrics')).body,
    )?.[1];
  for (let time = 0; time < 3; time += 1) await noteFailure(shop, 'mellat');

  later(shop, 23);
  const withinDay = await figure();
  later(shop, 2);
  const afterDay = await figure();
  await noteFailure(shop, 'mellat');

  expect([withinDay, afterDay, await figure()]).toEqual(['3', undefined, '4']);
});

test('a store that tells of no run keeps no other figure back', async () => {
  const shop = await aShop();
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(shop.store.db);
  await rename('failed_runs', 'hidden_runs');
  onTestFinished(() => rename('hidden_runs', 'failed_runs').then(() => undefined));

  const { statusCode, body } = await shop.askAnything('GET', '/metrics');

  expect(statusCode).toBe(200);
  expect(body).toContain('kashi_payment_run_failures');
});

const question = { authority: 'token-of-it', attemptNo: 1, reference: 'R1', amountRial: 1000 };

test.each<[name: 'zarinpal' | 'saman' | 'mellat' | 'snapppay', call: keyof Gateway, ask: Ask]>([
  ['saman', 'reverse', (bank) => bank.reverse(question)],
  ['mellat', 'settle', (bank) => bank.settle?.(question)],
  ['snapppay', 'offer', (bank) => bank.offer?.(1_000_000)],
  ['zarinpal', 'unverified', (bank) => bank.unverified?.()],
])('%s that leaves «%s» without an answer fails', async (name, _call, ask) => {
  const shop = await aShop();
  const bank = await aBankThatAnswers(name, '<h1>502</h1>');
  const watched = watchedGateways({ [bank.code]: bank }, shop)[bank.code] as Gateway;

  await expect(ask(watched)).rejects.toMatchObject({ name: 'GatewayUnclear' });

  const failed = await shop.store.db
    .selectFrom('failed_runs')
    .select(sourceOfRun.as('source'))
    .execute();
  expect(failed).toEqual([{ source: name }]);
});

type Ask = (bank: Gateway) => Promise<unknown> | undefined;
