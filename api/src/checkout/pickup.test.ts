import { expect, test } from 'vitest';
import { comeBack, pressAtBank } from '../payments/testing/bank-visit-fixtures.ts';
import {
  allOrders,
  aBuyer,
  askForPayment,
  aSellingShop,
  payAtBank,
  type Buyer,
} from '../payments/testing/payment-fixtures.ts';
import { saveShopFacts, type ShopFacts } from '../home/shop-facts.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { messages } from './delivery-messages.ts';

const own = {
  PickupAddress: 'اصفهان، انبار شمالی',
  PickupHours: 'شنبه تا پنجشنبه، ۹ تا ۱۸',
  PickupReadyTime: 'دو ساعت پس از تأیید',
};

function set(shop: TestShop, facts: ShopFacts) {
  return shop.store.transaction((tx) => saveShopFacts(tx, facts));
}

function choosePickup(shop: TestShop, { hash, token }: Buyer) {
  return shop.ask(
    'POST /v1/Orders/CartAddress/Apply',
    { HashCartId: hash, CarrierId: 0, CustomerAddressId: -1 },
    { token },
  );
}

async function pickupInContents(shop: TestShop) {
  const { body } = await shop.ask('GET /v1/ContentManagement/Contents/Read', {});
  return body.Value.BaseInfos?.Pickup;
}

test('the place, its hours and the ready time are told before the order, on the invoice and on the order', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const before = await pickupInContents(shop);
  await set(shop, own);

  await choosePickup(shop, buyer);
  const invoice = await shop.ask(
    'GET /v1/Orders/CartInvoice/Read',
    { HashCartId: buyer.hash },
    { token: buyer.token },
  );
  await payAtBank(shop, buyer);

  const place = messages.pickupPlace(own.PickupAddress, own.PickupHours);
  const [order] = await allOrders(shop);
  expect(before).toBeUndefined();
  expect(await pickupInContents(shop)).toEqual({
    IsActive: true,
    Address: own.PickupAddress,
    Hours: own.PickupHours,
    ReadyTime: own.PickupReadyTime,
  });
  expect(invoice.body.Value).toMatchObject({
    IsPickup: true,
    SendOrderAddress: place,
    DeliveryTime: own.PickupReadyTime,
  });
  expect(order).toMatchObject({
    is_pickup: true,
    delivery_address: place,
    prepare_duration: own.PickupReadyTime,
  });
});

test('a shop that says nothing about the ready time promises none on the invoice', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await choosePickup(shop, buyer);

  const { body } = await shop.ask(
    'GET /v1/Orders/CartInvoice/Read',
    { HashCartId: buyer.hash },
    { token: buyer.token },
  );

  expect(body.Value).toMatchObject({ IsPickup: true, DeliveryTime: null });
});

test('pickup that is off is offered and taken no more, and a cart that had it has to choose anew', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await choosePickup(shop, buyer);
  await set(shop, { IsPickupActive: false });

  const cart = await shop.ask(
    'GET /v1/Orders/Carts/Read',
    { HashCartId: buyer.hash },
    { token: buyer.token },
  );
  const payment = await askForPayment(shop, buyer);
  const again = await choosePickup(shop, buyer);

  expect(await pickupInContents(shop)).toMatchObject({ IsActive: false });
  expect(cart.body.Value?.CartInfo).toMatchObject({ IsAddressApplied: false, IsPickup: false });
  expect(payment.status).toBe(400);
  expect(again).toMatchObject({ status: 400, body: { Message: messages.noPickup } });
});

test('whoever is at the bank when pickup is turned off fetches the order as agreed', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await choosePickup(shop, buyer);
  const { body } = await askForPayment(shop, buyer);
  await set(shop, { IsPickupActive: false });

  await comeBack(shop, await pressAtBank(shop, body.Value.PaymentUrl, 'pay'));

  expect(await allOrders(shop)).toMatchObject([{ is_pickup: true }]);
});
