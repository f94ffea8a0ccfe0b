import { gatewayNames, gateways, topUpGatewayNames } from '@kashi/contracts/gateways';
import { expect, test } from 'vitest';
import { aCustomer } from '../identity/identity-fixtures.ts';
import {
  aBuyer,
  askForPayment,
  aSellingShop,
  payAtBank,
  topUpCalls,
  stockOf,
  walletOf,
} from './testing/payment-fixtures.ts';
import { messages as invoiceMessages } from '../checkout/invoice-messages.ts';
import { messages } from './messages.ts';

test.each(gatewayNames)('«%s» accepts no payment if the shop has not enabled it', async (at) => {
  const shop = await aSellingShop({ hasGateways: false });
  const buyer = await aBuyer(shop);

  const order = await askForPayment(shop, buyer, { at });

  expect([order.status, order.body.Message]).toEqual([400, messages.gatewayInactive]);
});

test.each(topUpGatewayNames)('«%s» fills no wallet if the shop has not enabled it', async (at) => {
  const shop = await aSellingShop({ hasGateways: false });
  const buyer = await aBuyer(shop);

  const topUp = await shop.ask(topUpCalls[at], { TotalAmount: '50000' }, buyer);

  expect([topUp.status, topUp.body.Message]).toEqual([400, messages.gatewayInactive]);
});

test('a gateway without an account is not offered, and accepts no payment', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  delete shop.gateways[gateways.saman.code];

  const refused = await askForPayment(shop, buyer, { at: 'saman' });
  const { body } = await shop.ask('GET /v1/ContentManagement/Contents/Read', {});

  expect([refused.status, refused.body.Message]).toEqual([400, messages.gatewayInactive]);
  expect(body.Value.BaseInfos).toMatchObject({
    IsActiveSamanKish: false,
    IsActiveZarinPal: true,
    IsActiveMellatBank: true,
  });
});

test('a cart without an address, below the minimum, or with a sold-out line cannot be paid', async () => {
  const shop = await aSellingShop({ minimumOrders: 150_000 });
  const buyer = await aBuyer(shop);
  const belowMinimum = await askForPayment(shop, buyer);
  await shop.store.db.updateTable('shop_settings').set({ minimum_orders: 0 }).execute();
  await shop.store.db.updateTable('sale_params').set({ stock: 0 }).execute();
  const soldOut = await askForPayment(shop, buyer);
  await shop.store.db.updateTable('carts').set({ carrier_id: null }).execute();
  const noCarrier = await askForPayment(shop, buyer);

  expect(belowMinimum.body.Message).toBe(invoiceMessages.belowMinimum(150_000));
  expect(soldOut.body.Message).toBe(invoiceMessages.lineUnavailable('گوشی موبایل کاشی'));
  expect(noCarrier.body.Message).toBe(invoiceMessages.chooseDelivery);
});

test('goods whose price has meanwhile become a matter of a call are not sold for nothing', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 500_000 });
  await shop.store.db.updateTable('products').set({ price: 0 }).execute();

  const answer = await askForPayment(shop, buyer, { useCredit: true });

  expect(answer).toMatchObject({
    status: 400,
    body: { Message: invoiceMessages.lineUnavailable('گوشی موبایل کاشی') },
  });
  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 500_000, held: 0 });
});

test("a payment without a token, with an expired one, or of another customer's cart is refused", async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const stranger = await aCustomer(shop, { UserName: '09120000000' });

  const asGuest = await askForPayment(shop, { hash: buyer.hash, token: 'nobody' });
  const asStranger = await askForPayment(shop, { hash: buyer.hash, token: stranger.token });
  shop.setTime('2026-03-10T08:00:00Z');
  const expired = await askForPayment(shop, buyer);

  expect([asGuest.status, asStranger.status, expired.status]).toEqual([401, 400, 401]);
  expect(asStranger.body.Value).toEqual({ IsCartEmpty: true });
});

test("another customer's order is not found, nor is one by a name too long for any", async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const stranger = await aCustomer(shop, { UserName: '09120000000' });
  const HashOrderId = (await payAtBank(shop, buyer)).replace('/orderTracking/', '');

  const foreign = await shop.ask('GET /v1/Orders/Orders/Read', { HashOrderId }, stranger);
  const tooLong = await shop.ask(
    'GET /v1/Orders/Orders/Read',
    { HashOrderId: 'x'.repeat(65) },
    stranger,
  );

  expect([foreign.status, tooLong.status]).toEqual([404, 404]);
});

test('a sum that has changed meanwhile is charged neither to the wallet nor at the bank', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 1_000_000 });
  await shop.store.db.updateTable('carrier_zones').set({ fee: 65_000 }).execute();

  const byWallet = await askForPayment(shop, buyer, { useCredit: true, agreed: 155_000 });
  const atBank = await askForPayment(shop, buyer, { agreed: 155_000 });
  const agreed = await askForPayment(shop, buyer, { useCredit: true, agreed: 175_000 });

  expect([byWallet.status, byWallet.body.Message]).toEqual([400, messages.sumChanged(175_000)]);
  expect(atBank.status).toBe(400);
  expect(agreed.body.Value.PaymentUrl).toContain('/orderTracking/');
  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 825_000, held: 0 });
});

test('a wallet that has changed meanwhile pays no other part than the one that the buyer was shown', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 55_000 });
  const shown = { useCredit: true, agreed: 155_000, toBank: 100_000 };
  const setCredit = (balance: number) =>
    shop.store.db.updateTable('wallets').set({ balance }).execute();

  await setCredit(300_000);
  const paidByWallet = await askForPayment(shop, buyer, shown);
  await setCredit(0);
  const paidByBank = await askForPayment(shop, buyer, shown);
  await setCredit(55_000);
  const agreed = await askForPayment(shop, buyer, shown);

  expect([paidByWallet.status, paidByWallet.body.Message]).toEqual([
    400,
    messages.creditChanged(0),
  ]);
  expect(paidByBank.body.Message).toBe(messages.creditChanged(155_000));
  expect(agreed.status).toBe(200);
  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 55_000, held: 55_000 });
});

test('a running payment is replaced once the buyer was shown another part for the bank', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 55_000 });
  const wish = { useCredit: true, agreed: 155_000 };
  const earlier = await askForPayment(shop, buyer, { ...wish, toBank: 100_000 });
  await shop.store.db.updateTable('wallets').set({ balance: 75_000 }).execute();

  const same = await askForPayment(shop, buyer, { ...wish, toBank: 100_000 });
  const now = await askForPayment(shop, buyer, { ...wish, toBank: 80_000 });

  expect(same.body.Value).toEqual(earlier.body.Value);
  expect(now.status).toBe(200);
  expect(now.body.Value).not.toEqual(earlier.body.Value);
  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 75_000, held: 75_000 });
});

test('a running payment with an outdated sum is replaced by one with the present sum', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const earlier = await askForPayment(shop, buyer, { agreed: 155_000 });
  await shop.store.db.updateTable('carrier_zones').set({ fee: 65_000 }).execute();

  const now = await askForPayment(shop, buyer, { agreed: 175_000 });

  expect([earlier.status, now.status]).toEqual([200, 200]);
  expect(now.body.Value.PaymentUrl).not.toBe(earlier.body.Value.PaymentUrl);
  expect(await stockOf(shop, buyer.saleParamId)).toBe(9);
});

test('a customer who begins payment after payment has to wait, others do not', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const other = await aBuyer(shop, { mobile: '09120000000' });
  const topUp = (toman: number) =>
    shop.ask(topUpCalls.zarinpal, { TotalAmount: String(toman) }, buyer);
  for (let press = 0; press < 60; press += 1) await topUp(50_000 + press);

  const refused = await topUp(40_000);
  const elsewhere = await askForPayment(shop, buyer);

  expect([refused.status, elsewhere.status]).toEqual([429, 429]);
  expect((await askForPayment(shop, other)).status).toBe(200);
});

test('who presses again for a running payment gets it however often they press, and may still begin another', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const topUp = (TotalAmount: string) => shop.ask(topUpCalls.zarinpal, { TotalAmount }, buyer);
  const [order, credit] = [await askForPayment(shop, buyer), await topUp('50000')];
  const tries = () =>
    shop.store.db
      .selectFrom('try_counters')
      .select('tries')
      .where('key', '=', `payment:customer:${buyer.id}`)
      .executeTakeFirst();
  const before = await tries();

  const again = [await askForPayment(shop, buyer), await topUp('50000')];
  const after = await tries();
  await topUp('60000');

  const urls = (answers: (typeof order | typeof credit)[]) =>
    answers.map(({ body }) => body.Value.PaymentUrl);
  expect(urls(again)).toEqual(urls([order, credit]));
  expect([before?.tries, after?.tries, (await tries())?.tries]).toEqual([2, 2, 3]);
});
