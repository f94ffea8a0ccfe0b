import { expect, test } from 'vitest';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { saveShopFacts } from '../home/shop-facts.ts';
import { aBuyer, aSellingShop } from '../payments/testing/payment-fixtures.ts';
import { addressOf, carriers } from './carrier-fixtures.ts';
import { messages } from './delivery-messages.ts';

test('the courier still carries a parcel of exactly the most weight', async () => {
  const shop = await aSellingShop();
  const { hash: HashCartId, token } = await aBuyer(shop);
  const CustomerAddressId = await addressOf(shop, token);
  const isCarried = async (weight_grams: number) => {
    await shop.store.db.updateTable('products').set({ weight_grams }).execute();
    const { body } = await shop.ask(
      'GET /v1/BasicDefinitions/Carriers/Read',
      { CustomerAddressId, HashCartId },
      { token },
    );
    return body.Value.find(({ Id }) => Id === carriers.courier)?.IsAvailable;
  };

  expect([await isCarried(10_000), await isCarried(10_001)]).toEqual([true, false]);
});

test('a pickup costs nothing, where the shop offers it and the cart is there', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const other = await aCustomer(shop, { UserName: '09120000000' });
  const inquire = (asker: { token: string }) =>
    shop.ask(
      'GET /v1/Orders/CartAddress/GetDeliveryFee',
      { HashCartId: buyer.hash, CarrierId: 0, CustomerAddressId: -1 },
      asker,
    );

  const offered = await inquire(buyer);
  const withoutCart = await inquire(other);
  await shop.store.transaction((tx) => saveShopFacts(tx, { IsPickupActive: false }));
  const notOffered = await inquire(buyer);

  expect(offered.body).toMatchObject({ Value: { DeliveryFee: 0 }, Message: messages.possible });
  expect(withoutCart).toMatchObject({ status: 400, body: { Value: { IsCartEmpty: true } } });
  expect(notOffered).toMatchObject({
    status: 400,
    body: { Value: { DeliveryFee: 0 }, Message: messages.noPickup },
  });
});
