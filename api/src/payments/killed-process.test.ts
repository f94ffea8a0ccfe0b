import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { openShop } from '../open-shop.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { startApi } from '../testing/api-process.ts';
import { newServerDatabase, serverUrl } from '../testing/server-database.ts';
import { aCrowd, crowd, shopAt, someBanks, sumsOf, type Shopper } from './crowd-fixtures.ts';
import { comeBack, pressAtBank, type AskedShop } from './bank-visit-fixtures.ts';
import { askForPayment } from './payment-fixtures.ts';
import { findForgotten, openExpiredCarts, retryUnclear } from './payment-jobs.ts';

// What the jobs find out after the crash is reported; here it is expected.
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
    // Whoever's payment was under way when the process died was told to wait.
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
      expect(await sumsOf(store)).toEqual({
        orders: size,
        buyers: size,
        stock: crowd.stock - size,
        credit: (size / 2) * (crowd.credit - crowd.price),
        spent: (size / 2) * crowd.price,
        ledger: (size / 2) * crowd.price,
        held: 0,
        atBanks: (size / 2) * crowd.price,
        brokenOrders: 0,
        lockedCarts: 0,
      });
    });
    expect(takenBy(banks.books)).toBe((size / 2) * crowd.price * 10);
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

/** Everybody at once, each to the order's page or as far as they come. */
async function walkAll(
  shop: AskedShop,
  shoppers: readonly Shopper[],
  confirmed: Map<Shopper, string>,
): Promise<void> {
  await Promise.all(
    shoppers.map(async (shopper) => {
      try {
        const path = await walk(shop, shopper);
        if (path.startsWith(tracking)) confirmed.set(shopper, path.slice(tracking.length));
      } catch {
        // The server was killed, which is what this test is about.
      }
    }),
  );
}

const tracking = '/orderTracking/';

/** From the invoice's button to wherever the shop leads; pressed again by who has the order already, it leads there. */
async function walk(shop: AskedShop, { useCredit, ...shopper }: Shopper): Promise<string> {
  const { status, body } = await askForPayment(shop, shopper, { at: shopper.at, useCredit });
  if (status !== 200) return '';
  const url = body.Value.PaymentUrl;
  const ownPath = url.replace(shop.environment.publicUrl, '');
  if (ownPath.startsWith(tracking)) return ownPath;
  return comeBack(shop, await pressAtBank(shop, url, 'pay'));
}

async function isThere(shop: AskedShop, { token }: Shopper, HashOrderId: string): Promise<boolean> {
  return (await shop.ask('GET /v1/Orders/Orders/Read', { HashOrderId }, { token })).status === 200;
}

/** What a bank was asked, and what it answered, when the process died: its jobs find that out. */
async function runJobsAnHourLater(store: Store, variables: Record<string, string>): Promise<void> {
  const environment = readEnvironment(variables);
  const clock = () => new Date(Date.now() + 60 * 60_000);
  const shop = await openShop({ store, environment, clock });
  await retryUnclear(shop);
  await findForgotten(shop);
  await openExpiredCarts(shop);
  shop.listing.close();
}

/** What the banks have taken and not given back, in rial. */
function takenBy(books: Awaited<ReturnType<typeof someBanks>>['books']): number {
  return (['saman', 'zarinpal', 'mellat'] as const)
    .flatMap((bank) => books.findAll(bank))
    .filter(({ paidAt, status }) => paidAt !== null && status !== 'reversed')
    .reduce((sum, { paidRial }) => sum + paidRial, 0);
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
