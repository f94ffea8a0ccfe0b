import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openServerStore } from '../../store/server/server-store.ts';
import { startApi } from '../../testing/api-process.ts';
import { hasPostgres, PostgresServer } from '../../testing/postgres-server.ts';
import { aCrowd, shopAt, someBanks, sumsOf, type Shopper } from '../testing/crowd-fixtures.ts';
import {
  isThere,
  runJobsAnHourLater,
  soldTo,
  takenBy,
  takenOf,
  walkAll,
} from '../testing/crowd-walk-fixtures.ts';

const size = 100;

test.skipIf(!hasPostgres)(
  'a database restarted in the middle of 100 checkouts costs no order, no piece and no toman, and the API recovers',
  { timeout: 300_000 },
  async () => {
    // The jobs log what they find afterwards; here that is expected.
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const server = await PostgresServer.start();
    onTestFinished(() => server.remove());
    const dataDirectory = mkdtempSync(join(tmpdir(), 'kashi-restarted-'));
    onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
    const banks = await someBanks();
    const variables = { ...banks.variables, DATABASE_URL: server.url };
    const before = await openServerStore(server.url);
    const shoppers = await aCrowd(before, size);
    await before.close();
    const confirmed = new Map<Shopper, string>();

    const api = await startApi(dataDirectory, variables);
    onTestFinished(() => void api.child.kill('SIGKILL'));
    const shop = shopAt(api.url, banks.url);
    const walks = walkAll(shop, shoppers, confirmed);
    await expect.poll(() => confirmed.size, { timeout: 120_000, interval: 5 }).toBeGreaterThan(20);
    server.stop('fast');
    await server.start();
    await walks;
    const early = [...confirmed];
    const kept = await Promise.all(early.map(([shopper, hash]) => isThere(shop, shopper, hash)));
    // A shopper whose payment was running is told to wait until the bank has been asked.
    const waiting = () => shoppers.filter((shopper) => !confirmed.has(shopper));
    await expect
      .poll(() => walkAll(shop, waiting(), confirmed).then(() => waiting().length), {
        timeout: 120_000,
        interval: 1000,
      })
      .toBe(0);
    const exitCode = await api.end('SIGTERM');

    expect(early.length).toBeLessThan(size);
    expect(kept).toEqual(Array(early.length).fill(true));
    expect(exitCode).toBe(0);
    const store = await openServerStore(server.url);
    onTestFinished(() => store.close());
    await runJobsAnHourLater(store, variables);
    expect(await sumsOf(store)).toEqual(soldTo(size));
    expect(takenBy(banks.ledger)).toBe(takenOf(size));
  },
);
