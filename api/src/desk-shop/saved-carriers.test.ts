import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { aBuyer, aSellingShop, askForPayment } from '../payments/testing/payment-fixtures.ts';

async function aCartWithCourier() {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const { carriers, version } = (await desk.ask('GET /v1/desk/carriers', {}, owner)).body.Value;
  const save = (kept: typeof carriers) =>
    desk.ask('POST /v1/desk/carriers/save', { carriers: kept, version }, owner);
  const cart = async () => {
    const { body } = await shop.ask(
      'GET /v1/Orders/Carts/Read',
      { HashCartId: buyer.hash },
      { token: buyer.token },
    );
    return body.Value?.CartInfo;
  };
  return { shop, buyer, carriers, save, cart };
}

test('a carrier that keeps its name stays chosen in carts, at its new fee', async () => {
  const { carriers, save, cart } = await aCartWithCourier();
  const [courier, ...others] = carriers;

  await save([...others, { ...courier!, OwnCity: { ...courier!.OwnCity!, Fee: 50_000 } }]);

  expect(await cart()).toMatchObject({
    IsAddressApplied: true,
    DeliveryFee: 50_000,
    AmountPayable: 160_000,
  });
});

test('whoever had chosen a carrier that is removed has to choose again', async () => {
  const { shop, buyer, carriers, save, cart } = await aCartWithCourier();

  await save(carriers.slice(1));

  expect(await cart()).toMatchObject({ IsAddressApplied: false, DeliveryFee: 0 });
  expect((await askForPayment(shop, buyer)).status).toBe(400);
});
