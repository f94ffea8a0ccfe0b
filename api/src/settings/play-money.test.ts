import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { saveShopFacts } from '../home/shop-facts.ts';
import { aCommandedShop } from '../shop-command/command-fixtures.ts';
import { startApi } from '../testing/api-process.ts';
import { playMoneyWarning } from './play-money.ts';

const production = {
  NODE_ENV: 'production',
  KASHI_PUBLIC_URL: 'https://kashi.example',
  KAVENEGAR_API_KEY: 'key',
};

test('each start of a shop in production that takes play money warns of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-play-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));

  const api = await startApi(folder, { ...production, KASHI_SANDBOX_BANK: 'on' });
  onTestFinished(() => void api.child.kill('SIGKILL'));

  await expect.poll(() => api.said()).toContain(playMoneyWarning);
  await api.end('SIGTERM');
}, 90_000);

test.each([
  [{ ...production, KASHI_SANDBOX_BANK: 'on' }, true],
  [{ ...production, SAMAN_TERMINAL_ID: '10000001' }, false],
  [{}, false],
])('with %j «shop open» warns of play money: %s', async (environment, isWarned) => {
  const { shop, run } = await aCommandedShop(environment);
  await shop.store.transaction((tx) => saveShopFacts(tx, { ShopName: 'لاله' }));

  expect((await run('shop', 'open')).includes(playMoneyWarning)).toBe(isWarned);
});
