import { expect, test, vi } from 'vitest';
import {
  aCrowd,
  crowd,
  shopAt,
  sumsOf,
  type Shopper,
} from '../../api/src/payments/testing/crowd-fixtures.ts';
import {
  isThere,
  runJobsAnHourLater,
  takenBy,
  walkAll,
} from '../../api/src/payments/testing/crowd-walk-fixtures.ts';
import { lacking, severalMachines } from './machines-fixtures.ts';
import { secondPieces, visitsTo } from './visitor-fixtures.ts';

/** `KASHI_TEST_SHOPPERS=1000` takes some minutes. */
const size = Number(process.env['KASHI_TEST_SHOPPERS'] ?? 200);
const atOnce = 20;

const isSkipped = lacking.length > 0 && !process.env['CI'];
if (isSkipped) console.log(`No ${lacking.join(', ')} on this machine: no machines are killed.`);

test.skipIf(isSkipped)(
  'of two hosts and two APIs each is killed in turn: no order that was confirmed is lost, and who presses again buys once',
  { timeout: 900_000 },
  async () => {
    // Unanswered questions to banks and broken connections are reported; here both are expected.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, banks, variables, apis, hosts, nginx } = await severalMachines();
    const shoppers = await aCrowd(store, size);
    const { credit } = await sumsOf(store);
    const shop = shopAt(nginx.url, banks.url);
    const pieces = await secondPieces(store, shoppers);
    const confirmed = new Map<Shopper, string>();
    const pages = visitsTo(`${nginx.url}/hello`);
    const buy = async (group: readonly Shopper[]) => {
      for (let first = 0; first < group.length; first += atOnce) {
        const few = group.slice(first, first + atOnce).filter((each) => !confirmed.has(each));
        await walkAll(shop, await pieces.add(shop, few), confirmed);
      }
    };

    const machines = [...apis, ...hosts];
    const share = Math.ceil(size / machines.length);
    for (const [place, machine] of machines.entries()) {
      const before = confirmed.size;
      const group = shoppers.slice(place * share, (place + 1) * share);
      const buying = buy(group);
      await expect
        .poll(() => confirmed.size, { timeout: 300_000, interval: 5 })
        .toBeGreaterThan(before + share / 4);
      await machine.kill();
      await buying;
      // While it is away, the others sell.
      await buy(group);
      await machine.again();
    }
    const seen = await pages.end();
    const early = [...confirmed];
    for (let press = 0; press < 3; press += 1) await buy(shoppers);
    // The jobs find out the answer to a question that a killed process was asking a bank.
    await runJobsAnHourLater(store, variables);
    await buy(shoppers);
    const kept = [];
    for (const [shopper, hash] of early) kept.push(await isThere(shop, shopper, hash));

    expect(kept).toEqual(Array(early.length).fill(true));
    const sums = await sumsOf(store);
    expect(sums).toMatchObject({ orders: size, buyers: size, stock: crowd.stock - 2 * size });
    expect(sums).toMatchObject({ held: 0, brokenOrders: 0, lockedCarts: 0 });
    expect(sums.spent).toBe(sums.ledger);
    expect(sums.credit).toBe(credit - sums.spent);
    expect(takenBy(banks.ledger)).toBe(sums.atBanks * 10);
    expect(Object.keys(seen)).toEqual(['200']);
  },
);
