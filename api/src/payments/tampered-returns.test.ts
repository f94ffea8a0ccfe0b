import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gatewayNames } from '@kashi/contracts/gateways';
import { bankTrials } from '../banks/bank-trials-fixtures.ts';
import { changed, comeBack, pressAtBank, withReceiptOf } from './testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  askForPayment,
  cartStatusOf,
  paymentUrl,
} from './testing/payment-fixtures.ts';

// Returns that cannot be trusted are logged; here they are made on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe.each(gatewayNames)('a return to %s', (at) => {
  test.each(bankTrials[at].lies)(
    'that %s, for an unpaid payment, makes no order',
    async (_what, change) => {
      const shop = await aSellingShop();
      const buyer = await aBuyer(shop);
      const honest = await pressAtBank(shop, await paymentUrl(shop, buyer, { at }), 'cancel');

      const path = await comeBack(shop, changed(honest, change));

      expect(path).toMatch(/^\/invoice\?payment=(failed|cancelled)$/);
      expect(await allOrders(shop)).toEqual([]);
    },
  );

  test('with the receipt of a cheaper payment makes no order of the more expensive one', async () => {
    const shop = await aSellingShop();
    const cheap = await aBuyer(shop);
    const dear = await aBuyer(shop, { mobile: '09120000000', quantity: 5 });
    const cheapReturn = await pressAtBank(shop, await paymentUrl(shop, cheap, { at }), 'pay');
    const dearUrl = await paymentUrl(shop, dear, { at });
    const dearReturn = await pressAtBank(shop, dearUrl, 'cancel');

    await comeBack(shop, withReceiptOf(dearReturn, cheapReturn));
    const honest = await comeBack(shop, cheapReturn);

    const orders = await allOrders(shop);
    expect(orders.filter(({ customer_id }) => customer_id === dear.id)).toEqual([]);
    expect(honest).toContain('/orderTracking/');
    expect(await cartStatusOf(shop, dear)).not.toBeNull();
  });

  test('by a method that it does not accept, or with too much data, ends on a page of the shop', async () => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);
    const url = await paymentUrl(shop, buyer, { at });
    const { pathname } = new URL(await pressAtBank(shop, url, 'cancel'));
    const types = ['application/json', 'text/xml', 'multipart/form-data', 'nonsense'];

    const answers = [];
    for (const type of types) {
      const headers = { 'content-type': type };
      answers.push(await shop.askAnything('POST', pathname, { headers, payload: '<x>{' }));
    }
    answers.push(
      await shop.askAnything('POST', pathname, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `Authority=${'a'.repeat(40_000)}`,
      }),
    );

    const ways = answers.map(({ statusCode, headers }) => [statusCode, headers.location]);
    const failed = `${shop.environment.publicUrl}/invoice?payment=failed`;
    expect(ways).toEqual(Array(5).fill([303, failed]));
  });
});

test('no payment begins for a foreign, unknown or missing cart', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const stranger = await aBuyer(shop, { mobile: '09120000000' });

  const answers = [];
  for (const hash of [stranger.hash, 'x'.repeat(22), '']) {
    answers.push(await askForPayment(shop, { hash, token: buyer.token }));
  }

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(answers.map(({ body }) => body.Value)).toEqual(Array(3).fill({ IsCartEmpty: true }));
});
