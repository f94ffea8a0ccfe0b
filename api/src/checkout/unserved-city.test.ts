import { expect, test } from 'vitest';
import { messages as invoiceMessages } from './invoice-messages.ts';
import { aBuyer, askForPayment, aSellingShop } from '../payments/testing/payment-fixtures.ts';
import { addressOf, carriers, places } from './carrier-fixtures.ts';
import { messages } from './delivery-messages.ts';

test('an address in a city that no carrier serves has no available carrier, and cannot be paid for', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await shop.store.db.deleteFrom('carrier_zones').where('zone', '=', 3).execute();
  const CustomerAddressId = await addressOf(shop, buyer.token, { CityId: places.tehran });
  const cart = { HashCartId: buyer.hash, CustomerAddressId };

  const list = await shop.ask('GET /v1/BasicDefinitions/Carriers/Read', cart, buyer);
  const answers = [];
  for (const CarrierId of Object.values(carriers)) {
    const wish = { ...cart, CarrierId };
    answers.push(await shop.ask('POST /v1/Orders/CartAddress/Apply', wish, buyer));
    answers.push(await shop.ask('GET /v1/Orders/CartAddress/GetDeliveryFee', wish, buyer));
  }

  expect(list.body.Value.map(({ IsAvailable }) => IsAvailable)).toEqual([false, false, false]);
  expect(answers.map(({ status, body }) => [status, body.Message])).toEqual(
    Array(6).fill([400, messages.unavailable]),
  );
});

test("if a carrier stops serving a cart's address, the shopper has to choose again", async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await shop.store.db.deleteFrom('carrier_zones').execute();

  const invoice = await shop.ask(
    'GET /v1/Orders/CartInvoice/Read',
    { HashCartId: buyer.hash },
    buyer,
  );
  const payment = await askForPayment(shop, buyer);

  expect([invoice.status, invoice.body.Message]).toEqual([400, invoiceMessages.chooseDelivery]);
  expect([payment.status, payment.body.Message]).toEqual([400, invoiceMessages.chooseDelivery]);
});
