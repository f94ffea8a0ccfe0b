import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { startApi } from '../../testing/api-process.ts';
import { newServerDatabase, serverUrl } from '../../testing/server-database.ts';
import { aCrowd, shopAt, someBanks, sumsOf, type Shopper } from '../testing/crowd-fixtures.ts';
import {
  isThere,
  runJobsAnHourLater,
  soldTo,
  takenBy,
  takenOf,
  walkAll,
} from '../testing/crowd-walk-fixtures.ts';

// The jobs log what they find after the crash; here that is expected.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const size = 200;
const stores = serverUrl ? ['the embedded store', 'PostgreSQL'] : ['the embedded store'];

test.each(stores)(
  'on %s a process killed in the middle of 200 checkouts loses no order, no piece and no toman',
  { timeout: 300_000 },
  async (kind) => {
    const place = await aPlace(kind === 'PostgreSQL' ? await newServerDatabase() : undefined);
    const banks = await someBanks();
    const shoppers = await withStore(place, (store) => aCrowd(store, size));
    const variables = { ...banks.variables, ...place.variables };
    const confirmed = new Map<Shopper, string>();

    const first = await startApi(place.dataDirectory, variables);
    onTestFinished(() => void first.child.kill('SIGKILL'));
    const walks = walkAll(shopAt(first.url, banks.url), shoppers, confirmed);
    await expect.poll(() => confirmed.size, { timeout: 120_000, interval: 5 }).toBeGreaterThan(60);
    await first.end('SIGKILL');
    await walks;
    const before = new Map(confirmed);
    const second = await startApi(place.dataDirectory, variables);
    onTestFinished(() => void second.child.kill('SIGKILL'));
    const shop = shopAt(second.url, banks.url);
    const kept = await Promise.all(
      [...before].map(([shopper, hash]) => isThere(shop, shopper, hash)),
    );
    await walkAll(shop, shoppers, confirmed);
    // A shopper whose payment was running when the process died was told to wait.
    await walkAll(
      shop,
      shoppers.filter((each) => !confirmed.has(each)),
      confirmed,
    );
    await second.end('SIGTERM');

    expect(before.size).toBeLessThan(size);
    expect(kept).toEqual(Array(before.size).fill(true));
    await withStore(place, async (store) => {
      await runJobsAnHourLater(store, variables);
      expect(await sumsOf(store)).toEqual(soldTo(size));
    });
    expect(takenBy(banks.ledger)).toBe(takenOf(size));
  },
);

interface Place {
  dataDirectory: string;
  databaseUrl: string | undefined;
  variables: Record<string, string>;
}

async function aPlace(databaseUrl: string | undefined): Promise<Place> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'kashi-killed-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  return {
    dataDirectory,
    databaseUrl,
    variables: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
  };
}

async function withStore<Result>(
  place: Place,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
