import { gateways } from '@kashi/contracts/gateways';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { testShop } from '../testing/test-shop.ts';
import {
  changed,
  comeBack,
  comeBackWhole,
  pressAtBank,
  type AskedShop,
} from './testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allEvents,
  allOrders,
  aSellingShop,
  cartStatusOf,
  paymentUrl,
  stockOf,
} from './testing/payment-fixtures.ts';

// Returns that cannot be trusted are logged; here they are made on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

test('a receipt buys once: a second payment with the same receipt is refunded', async () => {
  const shop = await aSellingShop();
  const bank = shop.gateways[gateways.zarinpal.code];
  if (!bank) throw new Error('Every shop of the tests has this bank.');
  shop.gateways[gateways.zarinpal.code] = {
    ...bank,
    verify: async (payment) => ({ ...(await bank.verify(payment)), reference: '1' }) as never,
  };
  const first = await aBuyer(shop);
  const second = await aBuyer(shop, { mobile: '09120000000' });

  const paths = [];
  for (const buyer of [first, second]) {
    const url = await paymentUrl(shop, buyer);
    paths.push(await comeBack(shop, await pressAtBank(shop, url, 'pay')));
  }

  expect(paths[0]).toContain('/orderTracking/');
  expect(paths[1]).toBe('/invoice?payment=failed&refund=bank');
  expect(await allOrders(shop)).toMatchObject([{ customer_id: first.id }]);
  expect(await cartStatusOf(shop, second)).toBe(1);
  expect(await stockOf(shop, second.saleParamId)).toBe(10);
});

test('a return with a wrong authority is rejected, and the bank is not asked', async () => {
  const shop = await aSellingShop();
  const cheap = await aBuyer(shop);
  const dear = await aBuyer(shop, { mobile: '09120000000', quantity: 5 });
  const paid = new URL(await pressAtBank(shop, await paymentUrl(shop, cheap), 'pay'));
  await paymentUrl(shop, dear);
  const dearAttempt = await shop.store.db
    .selectFrom('payment_attempts')
    .select('public_id')
    .where('customer_id', '=', dear.id)
    .executeTakeFirstOrThrow();
  paid.pathname = `/pay/zarinpal/${dearAttempt.public_id}/return`;

  const tampered = await comeBack(shop, paid.href);
  const unknown = await comeBack(shop, paid.href.replace(dearAttempt.public_id, 'nobody'));
  const bare = await comeBack(shop, paid.origin + paid.pathname);

  expect([tampered, unknown, bare]).toEqual(Array(3).fill('/invoice?payment=failed'));
  expect(await allOrders(shop)).toEqual([]);
  expect(await cartStatusOf(shop, dear)).toBe(2);
});

test('a return that claims success for an unpaid payment makes no order', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const returnUrl = await pressAtBank(shop, await paymentUrl(shop, buyer), 'cancel');

  const path = await comeBack(shop, returnUrl.replace('Status=NOK', 'Status=OK'));

  expect(path).toBe('/invoice?payment=failed');
  expect(await allOrders(shop)).toEqual([]);
  expect(await cartStatusOf(shop, buyer)).toBe(1);
});

test('a buyer comes back to a page of the shop even if the shop itself fails', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const returnUrl = await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay');
  const { schema } = shop.store.db;
  await schema.alterTable('payment_attempts').renameTo('payment_attempts_gone').execute();
  onTestFinished(() =>
    schema.alterTable('payment_attempts_gone').renameTo('payment_attempts').execute(),
  );

  const path = await comeBackWhole(shop, returnUrl);

  expect(path).toMatch(/^\/invoice\?payment=pending&id=[\w-]{22}$/);
});

test('a buyer on the way to the bank reads that the payment is pending if the shop itself fails', async () => {
  const shop = await aSellingShop();
  const { pathname } = new URL(await paymentUrl(shop, await aBuyer(shop), { at: 'mellat' }));
  const { schema } = shop.store.db;
  await schema.alterTable('payment_attempts').renameTo('payment_attempts_gone').execute();
  onTestFinished(() =>
    schema.alterTable('payment_attempts_gone').renameTo('payment_attempts').execute(),
  );

  const { headers } = await shop.askAnything('GET', pathname);

  const page = `${shop.environment.publicUrl}/invoice?payment=pending`;
  expect(headers.location).toBe(`${page}&id=${pathname.slice('/pay/'.length)}`);
  expect(console.error).toHaveBeenCalledWith(
    'The return of a buyer from the bank failed',
    expect.anything(),
  );
});

test('a paid return makes its order, however much is asked from its address of a mobile network', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const returnUrl = await pressAtBank(shop, await paymentUrl(shop, buyer, { at: 'saman' }), 'pay');
  const shared: AskedShop = {
    ...shop,
    askAnything: (method, url, options) =>
      shop.askAnything(method, url, { ...options, address: '203.0.113.7' }),
  };
  for (let asked = 0; asked < 1200; asked += 1) await shared.askAnything('GET', '/v1/openapi.json');

  const { statusCode } = await shared.askAnything('GET', '/v1/openapi.json');
  const path = await comeBack(shared, returnUrl);

  expect(statusCode).toBe(429);
  expect(path).toContain('/orderTracking/');
  expect(await allOrders(shop)).toHaveLength(1);
});

test('a return with a foreign name is noted once, however often it is repeated', async () => {
  const shop = await aSellingShop();
  const paid = await pressAtBank(shop, await paymentUrl(shop, await aBuyer(shop)), 'pay');
  const foreign = changed(paid, { Authority: `S${'0'.repeat(35)}` });

  for (let time = 0; time < 3; time += 1) await comeBack(shop, foreign);

  expect(await allEvents(shop)).toEqual(['created', 'redirected', 'returned with a foreign name']);
});

test('a return that names no payment counts as failed, whatever else it contains', async () => {
  const shop = await aSellingShop();

  const paths = [];
  for (const id of ['%00', 'x', 'a'.repeat(90)]) {
    paths.push(await comeBack(shop, `http://shop/pay/zarinpal/${id}/return?Authority=A&Status=OK`));
  }

  expect(paths).toEqual(Array(3).fill('/invoice?payment=failed'));
});

test('a buyer of a shop with a Persian host name comes back from the bank to it', async () => {
  const shop = await testShop({ environment: { KASHI_PUBLIC_URL: 'https://فروشگاه.ایران/' } });

  const { statusCode, headers } = await shop.askAnything('POST', '/pay/zarinpal/nobody/return');

  expect(statusCode).toBe(303);
  expect(headers.location).toBe('https://xn--mgbtj4c7ad63e.xn--mgba3a4f16a/invoice?payment=failed');
});

test('an API does not start with a page for the address of its shop', async () => {
  await expect(
    testShop({ environment: { KASHI_PUBLIC_URL: 'https://shop.example/fa' } }),
  ).rejects.toThrow('KASHI_PUBLIC_URL');
});
