import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  payAtBank,
} from '../payments/testing/payment-fixtures.ts';
import { carriers, places } from './carrier-fixtures.ts';

/** A shop whose owner says at the desk that the recipient pays this carrier; its fees stay where they are. */
async function aShopWhere(carrier: string) {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const { body } = await desk.ask('GET /v1/desk/carriers', {}, owner);
  const saved = await desk.ask(
    'POST /v1/desk/carriers/save',
    {
      version: body.Value.version,
      carriers: body.Value.carriers.map((each) => ({
        ...each,
        IsFreightCollect: each.Name === carrier,
      })),
    },
    owner,
  );
  return { shop, desk, owner, saved: saved.body.Value.carriers };
}

const collected = { DeliveryFee: 0, IsFreightCollect: true };

test('where the recipient pays the carrier the shop asks for no fee, and says why from the choice to the order', async () => {
  const { shop, desk, owner, saved } = await aShopWhere('پیک کاشی');
  const buyer = await aBuyer(shop);
  const { token, hash: HashCartId } = buyer;

  const cart = await shop.ask('GET /v1/Orders/Carts/Read', { HashCartId }, { token });
  const CustomerAddressId = cart.body.Value?.CartInfo.CustomerAddressId ?? 0;
  const [offer] = (
    await shop.ask(
      'GET /v1/BasicDefinitions/Carriers/Read',
      { HashCartId, CustomerAddressId },
      { token },
    )
  ).body.Value;
  const fee = await shop.ask(
    'GET /v1/Orders/CartAddress/GetDeliveryFee',
    { HashCartId, CustomerAddressId, CarrierId: carriers.courier },
    { token },
  );
  await payAtBank(shop, buyer);
  const [order] = await allOrders(shop);
  const read = await shop.ask(
    'GET /v1/Orders/Orders/Read',
    { HashOrderId: order?.hash ?? '' },
    { token },
  );
  const packed = await desk.ask('GET /v1/desk/orders/one', { id: order?.id ?? 0 }, owner);

  expect(saved[0]).toMatchObject({ IsFreightCollect: true, OwnCity: { Fee: 45_000 } });
  expect(offer).toMatchObject({ Id: carriers.courier, ...collected });
  expect(fee.body.Value).toEqual(collected);
  expect(cart.body.Value?.CartInfo).toMatchObject({ ...collected, AmountPayable: 110_000 });
  expect(read.body.Value).toMatchObject({ ...collected, InvoiceDue: 110_000 });
  expect(packed.body.Value).toMatchObject({ deliveryFee: 0, isFreightCollect: true });
});

test('a product promises the carrier whose fee is known before one that the recipient pays', async () => {
  const { shop } = await aShopWhere('پست پیشتاز');
  const { productId: ProductId } = await aProduct(shop);
  const promise = async (CityId: number) =>
    (await shop.ask('GET /v1/BasicDefinitions/Carriers/Promise', { ProductId, CityId })).body.Value
      .Delivery;

  expect(await promise(places.isfahan)).toEqual({ Day: null, Duration: 'امروز', Fee: 45_000 });
  expect(await promise(places.kashan)).toMatchObject({ Fee: 0, IsFreightCollect: true });
});

test('once the owner has the shop ask for the fee again, a cart that chose the carrier before has its fee', async () => {
  const { shop } = await aShopWhere('پیک کاشی');
  const { token, hash: HashCartId } = await aBuyer(shop);

  await shop.store.db.updateTable('carriers').set({ is_freight_collect: false }).execute();

  const { body } = await shop.ask('GET /v1/Orders/Carts/Read', { HashCartId }, { token });
  expect(body.Value?.CartInfo.IsFreightCollect).toBeUndefined();
  expect(body.Value?.CartInfo.DeliveryFee).toBe(45_000);
});
