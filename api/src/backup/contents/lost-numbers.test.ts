import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aShopInIsfahan } from '../../checkout/carrier-fixtures.ts';
import { someBanks } from '../../payments/testing/crowd-fixtures.ts';
import { aBuyer, askForPayment } from '../../payments/testing/payment-fixtures.ts';
import { continueNumbers } from '../../move-store/store-lines.ts';
import { nextNumbers } from '../../move-store/store-tables.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { aFolder, aStoreIn } from '../backup-fixtures.ts';
import { backUpStore, restore } from '../in-process-fixtures.ts';
import { skipLostNumbers } from './lost-numbers.ts';

test(
  'a restored shop begins payments at banks that know those which were begun after the backup',
  { timeout: 120_000 },
  async () => {
    const [folder, machine, file] = [aFolder(), aFolder(), join(aFolder(), 'shop.tar.gz')];
    const banks = await someBanks();
    const { store } = await emptyDatabase();
    const shop = await testShop({ store, environment: banks.variables });
    await aShopInIsfahan(shop);
    const { saleParamId } = await aBuyer(shop);
    await backUpStore(store, { folder }, file);
    const lost = await beginPayments(shop, saleParamId);

    await restore({ folder: machine }, file);
    const again = await testShop({
      store: await aStoreIn(machine),
      environment: banks.variables,
    });
    const begun = await beginPayments(again, saleParamId);

    expect([lost, begun]).toEqual([
      [200, 200],
      [200, 200],
    ]);
  },
);

test('a second restore of the same backup leaves out what the shop has given since the first', async () => {
  const [first, second] = await numbersAfter(0, hourMs);

  expect(second.orders - first.orders).toBeGreaterThanOrEqual(500);
  expect(second.payments - first.payments).toBeGreaterThanOrEqual(2500);
});

test('a clock that is wrong by years neither repeats numbers nor makes those of orders longer', async () => {
  const [early, onTime, late] = await numbersAfter(-50 * yearMs, 0, 50 * yearMs);

  expect(early).toEqual(onTime);
  expect(late.orders).toBeLessThan(10_000_000);
});

const hourMs = 3_600_000;
const yearMs = 365 * 24 * hourMs;

/** The next numbers of one store, restored so long after its backup. */
async function numbersAfter<Ages extends number[]>(...ages: Ages) {
  const { store } = await emptyDatabase();
  const before = await store.transaction((tx) => nextNumbers(tx));
  const found = [];
  for (const ageMs of ages) {
    found.push(
      await store.transaction(async (tx) => {
        await continueNumbers(tx, before);
        await skipLostNumbers(tx, ageMs);
        const next = await nextNumbers(tx);
        return {
          orders: next.get('orders_id_seq') ?? 0,
          payments: next.get('payment_attempts_id_seq') ?? 0,
        };
      }),
    );
  }
  return found as { [Age in keyof Ages]: Record<'orders' | 'payments', number> };
}

/** The answers to a payment at each bank that takes a number only once. */
async function beginPayments(shop: TestShop, saleParamId: number): Promise<number[]> {
  const statuses: number[] = [];
  for (const [mobile, at] of [
    ['09120000001', 'mellat'],
    ['09120000002', 'snapppay'],
  ] as const) {
    const { status } = await askForPayment(shop, await aBuyer(shop, { saleParamId, mobile }), {
      at,
    });
    statuses.push(status);
  }
  return statuses;
}
