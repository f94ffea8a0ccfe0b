import { expect, test } from 'vitest';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import { aTransferReport } from '../../wallet/wallet-fixtures.ts';
import { aCommandedShop } from '../command-fixtures.ts';

const report = 'POST /v1/Orders/PendingPayments/AddCreditCart';
const balance = 'GET /v1/Identity/CustomerFininces/GetBalance';

test('a transfer found in the account is credited to the wallet once', async () => {
  const { shop, run } = await aCommandedShop();
  const customer = await aCustomer(shop);
  await shop.ask(report, aTransferReport(), customer);

  const waiting = await run('transfers', 'list');
  const before = await shop.ask(balance, {}, customer);
  const said = await run('transfers', 'confirm', '1', '۲۵۰٬۰۰۰');
  await expect(run('transfers', 'confirm', '1', '250000')).rejects.toThrow(
    'No waiting transfer has the id 1.',
  );
  await expect(run('transfers', 'refuse', '1')).rejects.toThrow(
    'No waiting transfer has the id 1.',
  );
  const ledger = await shop.ask('GET /v1/Identity/customerFininces/Read', { Page: 0 }, customer);

  expect(waiting).toEqual([
    '1  1404/10/20  2500000 ریال  …1238',
    '    نگار رضایی 09131234567: 771234',
    '1 to confirm or refuse.',
  ]);
  expect(before.body.Value.Balance).toBe(0);
  expect(said).toEqual(['The transfer 1 is in the wallet: 250000 toman.']);
  expect(ledger.body.Value).toMatchObject({
    TotalCount: 1,
    Transactions: [
      { FinancialTransactionTypes: 'افزایش موجودی', Deposit: 250_000, Balance: 250_000 },
    ],
  });
  expect(await run('transfers', 'list')).toEqual(['No transfer awaits a check.']);
});

test('two people who confirm the same transfer credit the wallet once', async () => {
  const { shop, run } = await aCommandedShop();
  const customer = await aCustomer(shop);
  await shop.ask(report, aTransferReport(), customer);

  const confirmed = await Promise.allSettled(
    Array.from({ length: 5 }, () => run('transfers', 'confirm', '1', '1000')),
  );

  expect(confirmed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await shop.ask(balance, {}, customer)).body.Value.Balance).toBe(1000);
});

test('a refused transfer changes no wallet, and confirming one always needs an amount', async () => {
  const { shop, run } = await aCommandedShop();
  const customer = await aCustomer(shop);
  await shop.ask(report, aTransferReport(), customer);

  await expect(run('transfers', 'confirm', '1')).rejects.toThrow('an amount in tomans');
  await expect(run('transfers', 'confirm', '1', '0')).rejects.toThrow('an amount in tomans');
  const said = await run('transfers', 'refuse', '1');

  expect(said).toEqual(['The transfer 1 is refused.']);
  expect((await shop.ask(balance, {}, customer)).body.Value.Balance).toBe(0);
});

test("a customer's text cannot look like another line of the list", async () => {
  const { shop, run } = await aCommandedShop();
  const customer = await aCustomer(shop);
  const Comment = 'سلام\n2  1404/10/20  900 ریال  …1\u001b[2J\u202eabc';
  await shop.ask(report, aTransferReport({ Comment }), customer);

  const lines = await run('transfers', 'list');

  expect(lines[1]).toBe(
    '    نگار رضایی 09131234567: 771234 سلام 2  1404/10/20  900 ریال  …1 [2J abc',
  );
  expect(lines).toHaveLength(3);
});
