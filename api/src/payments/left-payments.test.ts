import { gateways } from '@kashi/contracts/gateways';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openGateways } from '../banks/open-gateways.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { tellLeftPayments } from './left-payments.ts';
import { retryUnclear } from './payment-jobs.ts';
import { comeBack, pressAtBank } from './testing/bank-visit-fixtures.ts';
import { aBuyer, allOrders, aSellingShop, paymentUrl } from './testing/payment-fixtures.ts';

const { code } = gateways.zarinpal;

test('who comes back from a bank whose settings were taken away is not told that the payment failed', async () => {
  const { shop, returnUrl } = await aPaidPayment();
  const logged = heardErrors();
  const before = { ...shop.gateways };

  delete shop.gateways[code];
  const path = await comeBack(shop, returnUrl);
  await tellLeftPayments(shop);
  Object.assign(shop.gateways, before);
  await comeBack(shop, returnUrl);
  await tellLeftPayments(shop);

  expect(path).toBe('/invoice?payment=pending');
  expect(logged()).toEqual([
    'The payment 1 has come back from a bank that this shop has no settings of.',
    'Payments at zarinpal wait for the bank (1), and this shop has no settings of it: set them again until none waits.',
  ]);
  expect(await allOrders(shop)).toHaveLength(1);
});

test('a payment that began under another merchant number waits until that number is set again', async () => {
  const { shop, returnUrl } = await aPaidPayment();
  heardErrors();
  const before = { ...shop.gateways };

  Object.assign(shop.gateways, withAnotherNumber(shop));
  const path = await comeBack(shop, returnUrl);
  Object.assign(shop.gateways, before);
  shop.setTime(new Date(shop.clock().getTime() + 60_000));
  await retryUnclear(shop);

  expect(path).toBe('/invoice?payment=pending');
  expect(await allOrders(shop)).toHaveLength(1);
});

async function aPaidPayment() {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  return { shop, returnUrl: await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay') };
}

function withAnotherNumber({ environment, listening }: TestShop) {
  const merchantId = 'aaaaaaaa-2222-4333-8444-555555555555';
  const banks = { zarinpal: { merchantId, baseUrl: undefined } };
  return openGateways({ banks, publicUrl: environment.publicUrl }, listening);
}

function heardErrors(): () => unknown[] {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  return () => log.mock.calls.map(([line]) => line as unknown);
}
