import { expect, test } from 'vitest';
import { aCustomer } from '../identity/identity-fixtures.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { testShop } from '../testing/test-shop.ts';
import { aTransferReport } from './wallet-fixtures.ts';

const report = 'POST /v1/Orders/PendingPayments/AddCreditCart';

test.skipIf(!serverUrl)(
  'of two reports at once for the one place that is left, one is kept',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const shop = await testShop({ store });
    const customer = await aCustomer(shop);
    for (let time = 0; time < 9; time += 1) await shop.ask(report, aTransferReport(), customer);

    const asked = await store.transaction(async (tx) => {
      await tx.selectFrom('customers').select('id').forUpdate().execute();
      const both = [1, 2].map(() => shop.ask(report, aTransferReport(), customer));
      await untilWaiting(store, 2);
      return both;
    });

    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect(await store.db.selectFrom('card_transfers').select('id').execute()).toHaveLength(10);
  },
);
