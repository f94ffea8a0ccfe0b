import { expect, test } from 'vitest';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { refuseTransfer } from './card-transfers.ts';
import { aTransferReport } from './wallet-fixtures.ts';

/** A customer who has reported as many transfers as may wait at once, by the tracking numbers 1 to 10. */
async function tenReports() {
  const shop = await testShop();
  const customer = await aCustomer(shop);
  const report = async (TrackingNo: number, by = customer) => {
    const form = aTransferReport({ TrackingNo: String(TrackingNo) });
    return (await shop.ask('POST /v1/Orders/PendingPayments/AddCreditCart', form, by)).status;
  };
  const refuse = (id: number) =>
    shop.store.transaction((tx) =>
      refuseTransfer(tx, { id, staffId: null, at: shop.clock(), reason: 'پیدا نشد.' }),
    );
  for (let number = 1; number <= 10; number += 1) await report(number);
  return { shop, customer, report, refuse };
}

test('a report that was decided about leaves its place to another one', async () => {
  const { report, refuse } = await tenReports();

  const before = await report(11);
  await refuse(1);
  const afterwards = [await report(11), await report(12)];

  expect(before).toBe(400);
  expect(afterwards).toEqual([200, 400]);
});

test('the reports of one customer take no place from another', async () => {
  const { shop, report } = await tenReports();
  const neighbour = await aCustomer(shop, { UserName: '09120000000' });

  expect(await report(1, neighbour)).toBe(200);
});

test('a customer reads every report that waits and as many that are decided, the newest first', async () => {
  const { shop, customer, report, refuse } = await tenReports();
  for (let id = 1; id <= 11; id += 1) {
    await refuse(id);
    await report(id + 10);
  }

  const { body } = await shop.ask('GET /v1/Orders/PendingPayments/ReadCreditCarts', {}, customer);

  const numbers = body.Value.map(({ TrackingNo }) => Number(TrackingNo));
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => 21 - index));
  expect(body.Value.filter(({ State }) => State === 'pending')).toHaveLength(10);
});
