import { expect, test } from 'vitest';
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

test('who asks for the fee of a pickup is told that it costs nothing', async () => {
  const shop = await aSellingShop();
  const { hash: HashCartId, token } = await aBuyer(shop);

  const { body } = await shop.ask(
    'GET /v1/Orders/CartAddress/GetDeliveryFee',
    { HashCartId, CarrierId: 0, CustomerAddressId: -1 },
    { token },
  );

  expect(body).toMatchObject({ Value: { DeliveryFee: 0 }, Message: messages.possible });
});
