import { expect, test } from 'vitest';
import { priceCart } from '../carts/cart-view.ts';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { addressOf, aShopInIsfahan, carriers, places } from './carrier-fixtures.ts';
import { messages } from './delivery-messages.ts';

test('the fee depends on the address, and a carrier that does not go there is unavailable', async () => {
  const { shop, token, hash } = await aFilledCart();
  const inCity = await addressOf(shop, token);
  const inProvince = await addressOf(shop, token, { CityId: places.kashan });
  const farAway = await addressOf(shop, token, { CityId: places.tehran });

  const offers = [];
  for (const address of [inCity, inProvince, farAway]) {
    offers.push(await offersFor(shop, token, hash, address));
  }

  expect(offers).toEqual([
    ['پیک کاشی 45000', 'پست پیشتاز 30000', '-'],
    ['-', 'پست پیشتاز 40000', '-'],
    ['-', 'پست پیشتاز 60000', 'باربری راهوار 0'],
  ]);
});

test('the courier does not carry more than ten kilograms, and the post is free from a million toman on', async () => {
  const { shop, token, hash } = await aFilledCart({ price: 1_000_000 });
  const address = await addressOf(shop, token);
  await shop.store.db.updateTable('products').set({ weight_grams: 10_001 }).execute();

  expect(await offersFor(shop, token, hash, address)).toEqual(['-', 'پست پیشتاز 0', '-']);
});

test('an applied address and carrier appear in the totals and in the invoice', async () => {
  const { shop, token, hash } = await aFilledCart();
  const CustomerAddressId = await addressOf(shop, token);

  const applied = await apply(shop, token, hash, carriers.courier, CustomerAddressId);
  const cart = await shop.ask('GET /v1/Orders/Carts/Read', { HashCartId: hash }, { token });
  const invoice = await invoiceOf(shop, token, hash);

  expect(applied.body.Message).toBe(messages.applied);
  expect(cart.body.Value?.CartInfo).toMatchObject({
    IsAddressApplied: true,
    IsPickup: false,
    DeliveryFee: 45_000,
    AmountPayable: 155_000,
    CustomerAddressId,
    CarrierId: carriers.courier,
  });
  expect(invoice.body.Value).toEqual({
    SendOrderAddress: 'اصفهان، خیابان توحید، پلاک ۲۲، کد پستی ۸۱۷۴۶۵۵۳۲۱',
    SendOrderMethod: 'پیک کاشی',
    Carrier: { Name: 'پیک کاشی', IconPath: '/media/courier.svg' },
    AmountPayable: 155_000,
    Balance: 0,
    IsPickup: false,
    DeliveryTime: '۱ روز کاری',
    GiftNote: '',
    Totals: {
      CartDetailsCount: 1,
      SubTotalAmount: 100_000,
      Discount: 0,
      IsCouponDiscountApplied: false,
      CouponDiscount: 0,
      TaxRate: 10,
      Tax: 10_000,
      IsAddressApplied: true,
      DeliveryFee: 45_000,
      AmountPayable: 155_000,
      IsPickup: false,
    },
  });
});

test('a carrier whose working days are known tells days of the calendar', async () => {
  const { shop, token, hash } = await aFilledCart();
  const CustomerAddressId = await addressOf(shop, token);
  await shop.store.db.updateTable('carrier_zones').set({ least_days: 1, most_days: 2 }).execute();

  const offers = await shop.ask(
    'GET /v1/BasicDefinitions/Carriers/Read',
    { CustomerAddressId, HashCartId: hash },
    { token },
  );
  await apply(shop, token, hash, carriers.courier, CustomerAddressId);
  const invoice = await invoiceOf(shop, token, hash);

  // The shop's clock stands on Saturday, the twentieth of Dey.
  const days = 'یکشنبه ۲۱ دی تا دوشنبه ۲۲ دی';
  expect(offers.body.Value[0]?.DeliveryDuration).toBe(`${days}، امروز`);
  expect(invoice.body.Value.DeliveryTime).toBe(days);
});

test('pickup is address -1 with carrier 0, costs nothing, and shows the address of the shop', async () => {
  const { shop, token, hash } = await aFilledCart();

  await apply(shop, token, hash, 0, -1);
  const cart = await shop.ask('GET /v1/Orders/Carts/Read', { HashCartId: hash }, { token });
  const invoice = await invoiceOf(shop, token, hash);

  expect(cart.body.Value?.CartInfo).toMatchObject({
    IsPickup: true,
    CustomerAddressId: -1,
    CarrierId: 0,
    DeliveryFee: 0,
    AmountPayable: 110_000,
  });
  expect(invoice.body.Value).toMatchObject({
    SendOrderAddress: 'اصفهان، خیابان چهارباغ، پلاک ۸',
    SendOrderMethod: messages.pickup,
    Carrier: null,
  });
});

test('an inquiry answers the fee, or that the carrier does not go there', async () => {
  const { shop, token, hash } = await aFilledCart();
  const CustomerAddressId = await addressOf(shop, token, { CityId: places.kashan });
  const inquire = (CarrierId: number) =>
    shop.ask(
      'GET /v1/Orders/CartAddress/GetDeliveryFee',
      { HashCartId: hash, CarrierId, CustomerAddressId },
      { token },
    );

  const post = await inquire(carriers.post);
  const courier = await inquire(carriers.courier);
  const unknown = await inquire(99);

  expect(post.body).toMatchObject({ Value: { DeliveryFee: 40_000 }, Message: messages.possible });
  expect(courier).toMatchObject({
    status: 400,
    body: { Value: { DeliveryFee: 0 }, Message: messages.unavailable },
  });
  expect(unknown).toMatchObject({
    status: 400,
    body: { Value: { DeliveryFee: 0 }, Message: messages.chooseCarrier },
  });
});

test("neither another customer's address nor a carrier that does not go there can be applied", async () => {
  const { shop, token, hash } = await aFilledCart();
  const stranger = await aCustomer(shop, { UserName: '09120000000' });
  const foreign = await addressOf(shop, stranger.token);
  const own = await addressOf(shop, token, { CityId: places.tehran });

  const answers = [
    await apply(shop, token, hash, carriers.courier, foreign),
    await apply(shop, token, hash, carriers.courier, own),
    await apply(shop, token, hash, 99, own),
  ];

  expect(answers.map(({ status, body }) => [status, body.Message])).toEqual([
    [404, expect.any(String)],
    [400, messages.unavailable],
    [400, messages.chooseCarrier],
  ]);
});

test('a deleted address is no longer applied', async () => {
  const { shop, token, hash } = await aFilledCart();
  const AddressId = await addressOf(shop, token);
  await apply(shop, token, hash, carriers.courier, AddressId);

  await shop.ask('DELETE /v1/Identity/CustomersAddress/Delete', { AddressId }, { token });
  const cart = await shop.ask('GET /v1/Orders/Carts/Read', { HashCartId: hash }, { token });

  expect(cart.body.Value?.CartInfo).toMatchObject({ IsAddressApplied: false, DeliveryFee: 0 });
});

test('a cart read just before its address was deleted is priced without the address', async () => {
  const { shop, token, hash } = await aFilledCart();
  const AddressId = await addressOf(shop, token);
  await apply(shop, token, hash, carriers.courier, AddressId);
  const { db } = shop.store;
  const read = await db.selectFrom('carts').selectAll().executeTakeFirstOrThrow();

  await shop.ask('DELETE /v1/Identity/CustomersAddress/Delete', { AddressId }, { token });
  const { totals } = await priceCart(db, read, shop.clock());

  expect(totals).toMatchObject({ IsAddressApplied: false, DeliveryFee: 0 });
});

async function aFilledCart(product: { price?: number } = {}) {
  const shop = await testShop();
  await aShopInIsfahan(shop);
  const { saleParamIds } = await aProduct(shop, product);
  const { token } = await aCustomer(shop);
  const added = await shop.ask(
    'POST /v1/Orders/Carts/AddCartItem',
    { ProductSaleParamId: saleParamIds[0] ?? 0 },
    { token },
  );
  return { shop, token, hash: added.body.Value.HashCartId };
}

async function offersFor(
  shop: TestShop,
  token: string,
  HashCartId: string,
  CustomerAddressId: number,
): Promise<string[]> {
  const answer = await shop.ask(
    'GET /v1/BasicDefinitions/Carriers/Read',
    { HashCartId, CustomerAddressId },
    { token },
  );
  return answer.body.Value.map(({ Name, IsAvailable, DeliveryFee }) =>
    IsAvailable ? `${Name} ${DeliveryFee}` : '-',
  );
}

function apply(
  shop: TestShop,
  token: string,
  HashCartId: string,
  CarrierId: number,
  CustomerAddressId: number,
) {
  return shop.ask(
    'POST /v1/Orders/CartAddress/Apply',
    { HashCartId, CarrierId, CustomerAddressId },
    { token },
  );
}

function invoiceOf(shop: TestShop, token: string, HashCartId: string) {
  return shop.ask('GET /v1/Orders/CartInvoice/Read', { HashCartId }, { token });
}
