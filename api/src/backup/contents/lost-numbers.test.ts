import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aShopInIsfahan } from '../../checkout/carrier-fixtures.ts';
import { someBanks } from '../../payments/testing/crowd-fixtures.ts';
import { aBuyer, askForPayment } from '../../payments/testing/payment-fixtures.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { aFolder, aStoreIn } from '../backup-fixtures.ts';
import { backUpStore, restore } from '../in-process-fixtures.ts';

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
