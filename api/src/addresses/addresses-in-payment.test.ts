import { expect, test } from 'vitest';
import {
  addressOf,
  anAddress,
  aShopInIsfahan,
  carriers,
  places,
} from '../checkout/carrier-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { lockCustomer } from '../identity/lock-customer.ts';
import { aBuyer, aSellingShop } from '../payments/testing/payment-fixtures.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { testShop } from '../testing/test-shop.ts';

test.skipIf(!serverUrl)(
  'while a payment of theirs begins, a customer’s addresses stay as they are',
  { timeout: 30_000 },
  async () => {
    const shop = await testShop({ store: await serverStore(await newServerDatabase()) });
    await aShopInIsfahan(shop);
    const { id, token } = await aCustomer(shop);
    const moved = await addressOf(shop, token);
    const left = await addressOf(shop, token, { Address: 'تهران، خیابان انقلاب' });
    const citiesOfAddresses = async () =>
      shop.store.db.selectFrom('addresses').select(['id', 'city_id']).orderBy('id').execute();

    const { before, answers } = await shop.store.transaction(async (tx) => {
      await lockCustomer(tx, id);
      const answers = [
        shop.ask(
          'PUT /v1/Identity/CustomersAddress/Update',
          { ...anAddress, Id: moved, CityId: places.kashan },
          { token },
        ),
        shop.ask('DELETE /v1/Identity/CustomersAddress/Delete', { AddressId: left }, { token }),
      ];
      await untilWaiting(shop.store, 2);
      return { before: await citiesOfAddresses(), answers };
    });
    const changed = await Promise.all(answers);

    expect(before).toEqual([
      { id: moved, city_id: places.isfahan },
      { id: left, city_id: places.isfahan },
    ]);
    expect(changed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await citiesOfAddresses()).toEqual([{ id: moved, city_id: places.kashan }]);
  },
);

test.skipIf(!serverUrl)(
  'a delivery to an address that another tab deletes meanwhile is refused, and the cart goes nowhere',
  { timeout: 30_000 },
  async () => {
    const shop = await aSellingShop({}, await serverStore(await newServerDatabase()));
    const buyer = await aBuyer(shop);
    const address = await addressOf(shop, buyer.token, { Title: 'کار' });
    const delivery = {
      HashCartId: buyer.hash,
      CustomerAddressId: address,
      CarrierId: carriers.courier,
    };

    const { answers } = await shop.store.transaction(async (tx) => {
      await lockCustomer(tx, buyer.id);
      const deleted = shop.ask(
        'DELETE /v1/Identity/CustomersAddress/Delete',
        { AddressId: address },
        buyer,
      );
      await untilWaiting(shop.store);
      const applied = shop.ask('POST /v1/Orders/CartAddress/Apply', delivery, buyer);
      await untilWaiting(shop.store, 2);
      return { answers: [deleted, applied] };
    });

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 404]);
  },
);
