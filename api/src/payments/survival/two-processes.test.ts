import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewayNames } from '@kashi/contracts/gateways';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApi } from '../../testing/api-process.ts';
import { newServerDatabase, serverStore, serverUrl } from '../../testing/server-database.ts';
import { aCrowd, shopAt, someBanks, sumsOf, type Shopper } from '../testing/crowd-fixtures.ts';
import { misbehave } from '../testing/bank-visit-fixtures.ts';
import { askForPayment } from '../testing/payment-fixtures.ts';
import { isThere, runJobsAnHourLater, takenBy, walkAll } from '../testing/crowd-walk-fixtures.ts';

const size = 1000;
const stock = 900;
/** As many shoppers as one process handles at a time. */
const atOnce = 50;

// Needs PostgreSQL (TEST_DATABASE_URL), since only one process can use the embedded store.
test.skipIf(!serverUrl)(
  'of 1,000 shoppers who want 900 pieces from two processes, one of which is killed, 900 get one each, and no payment is left without goods',
  { timeout: 600_000 },
  async () => {
    // The jobs log what they find after the crash; here that is expected.
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const folder = mkdtempSync(join(tmpdir(), 'kashi-two-'));
    onTestFinished(() => {
      log.mockRestore();
      rmSync(folder, { recursive: true });
    });
    const database = await newServerDatabase();
    const store = await serverStore(database);
    const banks = await someBanks();
    const shoppers = await aCrowd(store, size);
    await store.db.updateTable('sale_params').set({ stock }).execute();
    const credit = (await sumsOf(store)).credit;
    const variables = { ...banks.variables, DATABASE_URL: database };
    const begin = () => startApi(folder, variables);
    const [dying, other] = await Promise.all([begin(), begin()]);
    onTestFinished(() => {
      dying.child.kill('SIGKILL');
      other.child.kill('SIGKILL');
    });
    const [dyingShop, shop] = [shopAt(dying.url, banks.url), shopAt(other.url, banks.url)];
    const confirmed = new Map<Shopper, string>();
    const isOver = () => confirmed.size > 300;

    const half = size / 2;
    const walks = Promise.all([
      walkInTurn(dyingShop, shoppers.slice(0, half), confirmed, () => dying.child.killed),
      walkInTurn(shop, shoppers.slice(half), confirmed),
    ]);
    await expect.poll(isOver, { timeout: 300_000, interval: 5 }).toBe(true);
    await dying.end('SIGKILL');
    const before = [...confirmed];
    await walks;
    const kept = await Promise.all(before.map(([shopper, hash]) => isThere(shop, shopper, hash)));
    const rest = () => shoppers.filter((each) => !confirmed.has(each));
    await walkInTurn(shop, rest(), confirmed);
    // Pieces held for payments of the killed process are for sale again.
    await runJobsAnHourLater(store, variables);
    await walkInTurn(shop, rest(), confirmed);
    await other.end('SIGTERM');
    await runJobsAnHourLater(store, variables);

    expect(before.length).toBeLessThan(stock);
    expect(kept).toEqual(Array(before.length).fill(true));
    const sums = await sumsOf(store);
    expect(sums).toMatchObject({ orders: stock, buyers: stock, stock: 0 });
    expect(sums).toMatchObject({ held: 0, brokenOrders: 0, lockedCarts: 0 });
    expect(sums.spent).toBe(sums.ledger);
    expect(sums.credit).toBe(credit - sums.spent);
    expect(takenBy(banks.ledger)).toBe(sums.atBanks * 10);
  },
);

test.skipIf(!serverUrl)(
  'two presses of one payment at two processes ask the bank once, and lead to the same page of the bank',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kashi-two-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const database = await newServerDatabase();
    const store = await serverStore(database);
    const banks = await someBanks();
    const shoppers = (await aCrowd(store, 8)).filter(({ useCredit }) => !useCredit);
    const variables = { ...banks.variables, DATABASE_URL: database };
    const apis = await Promise.all([0, 1].map(() => startApi(folder, variables)));
    onTestFinished(() => apis.forEach(({ child }) => child.kill('SIGKILL')));
    const shops = apis.map(({ url }) => shopAt(url, banks.url));

    const pages: Record<string, unknown[]> = {};
    for (const [index, at] of gatewayNames.entries()) {
      const shopper = shoppers[index] as Shopper;
      // The first to ask waits for its answer while the other presses.
      await misbehave(shops[0]!, { call: 'request', how: 'delay', delayMs: 1000 });
      const answers = await Promise.all(shops.map((shop) => askForPayment(shop, shopper, { at })));
      pages[at] = answers.map(({ body }) => body.Value?.PaymentUrl ?? body.Message);
    }

    for (const [first, second] of Object.values(pages)) {
      expect(first).toMatch(/^http/);
      expect(second).toBe(first);
    }
    expect(gatewayNames.map((name) => banks.ledger.findAll(name).length)).toEqual([1, 1, 1, 1]);
  },
);

/** Sends the shoppers a few at a time; each goes as far as possible. */
async function walkInTurn(
  shop: Parameters<typeof walkAll>[0],
  shoppers: readonly Shopper[],
  confirmed: Map<Shopper, string>,
  isOver = () => false,
): Promise<void> {
  for (let first = 0; first < shoppers.length && !isOver(); first += atOnce) {
    await walkAll(shop, shoppers.slice(first, first + atOnce), confirmed);
  }
}
