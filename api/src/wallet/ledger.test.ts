import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { confirmTransfer } from './card-transfers.ts';
import { aTransferReport } from './wallet-fixtures.ts';

/** Two customers of one shop, and an owner who corrects the wallet of either. */
async function twoWallets() {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const own = await aCustomer(shop);
  const neighbour = await aCustomer(shop, { UserName: '09120000000' });
  const correct = (customerId: number, amountToman: number) => {
    const wish = { customerId, amountToman, reason: 'جبران', key: randomUUID() };
    return desk.ask('POST /v1/desk/corrections/ask', wish, owner);
  };
  const ledgerOf = async (customer: { token: string }, Page = 0) =>
    (await shop.ask('GET /v1/Identity/customerFininces/Read', { Page }, customer)).body.Value;
  const balanceOf = async (customer: { token: string }) =>
    (await shop.ask('GET /v1/Identity/CustomerFininces/GetBalance', {}, customer)).body.Value
      .Balance;
  return { shop, own, neighbour, correct, ledgerOf, balanceOf };
}

test('the ledger has ten rows a page, the newest first, and counts those of its own customer', async () => {
  const { own, neighbour, correct, ledgerOf } = await twoWallets();
  await correct(neighbour.id, 5000);
  for (let number = 1; number <= 12; number += 1) await correct(own.id, number);

  const [first, second] = [await ledgerOf(own, 0), await ledgerOf(own, 1)];

  const depositsIn = ({ Transactions }: typeof first) => Transactions.map(({ Deposit }) => Deposit);
  expect(depositsIn(first)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(depositsIn(second)).toEqual([2, 1]);
  expect([first.TotalCount, second.TotalCount]).toEqual([12, 12]);
});

test('what is added to one wallet, or taken from it, leaves that of another as it is', async () => {
  const { shop, own, neighbour, correct, balanceOf } = await twoWallets();
  await correct(neighbour.id, 5000);
  await shop.ask('POST /v1/Orders/PendingPayments/AddCreditCart', aTransferReport(), own);

  await shop.store.transaction((tx) =>
    confirmTransfer(tx, { id: 1, staffId: null, at: shop.clock(), amountToman: 250_000 }),
  );
  const topped = [await balanceOf(own), await balanceOf(neighbour)];
  await correct(own.id, -1000);
  const corrected = [await balanceOf(own), await balanceOf(neighbour)];

  expect(topped).toEqual([250_000, 5000]);
  expect(corrected).toEqual([249_000, 5000]);
});
