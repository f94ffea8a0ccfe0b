import type { Cart } from '@kashi/contracts/cart';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aCustomer, aNamelessCustomer } from '../identity/identity-fixtures.ts';
import { openExpiredCarts } from '../payments/payment-jobs.ts';
import { comeBack, pressAtBank } from '../payments/testing/bank-visit-fixtures.ts';
import { aBuyer, aSellingShop, paymentUrl } from '../payments/testing/payment-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { addItem, cartWith, increase, readCart, twoProducts } from './cart-fixtures.ts';
import { messages } from './messages.ts';

test("a guest or another customer who knows the hash of a customer's cart cannot use the cart", async () => {
  const shop = await testShop();
  const [product] = await twoProducts(shop);
  const owner = await aCustomer(shop);
  const stranger = await aCustomer(shop, { UserName: '09120000000' });
  const hash = await cartWith(shop, product, owner.token);

  const asGuest = await readCart(shop, hash);
  const asStranger = await readCart(shop, hash, stranger.token);
  const change = await increase(shop, hash, product, stranger.token);
  const added = await addItem(shop, product, hash, stranger.token);

  expect([asGuest.body.Value, asStranger.body.Value]).toEqual([null, null]);
  expect(change.body.Value).toEqual({ IsCartEmpty: true });
  expect(added.body.Value.HashCartId).not.toBe(hash);
  expect((await readCart(shop, hash, owner.token)).body.Value?.CartInfo.CartDetailsCount).toBe(1);
});

test("a guest's cart becomes the customer's when they use it after signing in", async () => {
  const shop = await testShop();
  const [product] = await twoProducts(shop);
  const hash = await cartWith(shop, product);
  const { token } = await aCustomer(shop);

  const mine = await readCart(shop, hash, token);
  const asGuest = await readCart(shop, hash);
  const elsewhere = await readCart(shop, null, token);

  expect(mine.body.Value).toMatchObject({ HashCartId: hash, Notices: [] });
  expect(asGuest.body.Value).toBeNull();
  expect(elsewhere.body.Value?.HashCartId).toBe(hash);
});

test("a guest's cart becomes that of the account which their first sign-in by a code opens", async () => {
  const shop = await testShop();
  const [product] = await twoProducts(shop);
  const hash = await cartWith(shop, product);
  const { token } = await aNamelessCustomer(shop);

  const mine = await readCart(shop, hash, token);
  const asGuest = await readCart(shop, hash);

  expect(mine.body.Value).toMatchObject({ HashCartId: hash, Notices: [] });
  expect(asGuest.body.Value).toBeNull();
});

test('a customer who signs in by a code on another device finds both carts in one', async () => {
  const shop = await testShop();
  const [cup, plate] = await twoProducts(shop);
  const { token: before } = await aNamelessCustomer(shop);
  await cartWith(shop, cup, before);
  const guest = await cartWith(shop, plate);

  const { token } = await aNamelessCustomer(shop);
  const merged = await readCart(shop, guest, token);

  expect(merged.body.Value?.Notices).toEqual([messages.merged]);
  expect(merged.body.Value?.CartInfo.CartDetailsCount).toBe(2);
});

test('the lines of an older cart are merged as far as the stock allows, and the shopper is told', async () => {
  const shop = await testShop();
  const scarce = await aProduct(shop, { name: 'کاسه', variants: [{ stock: 3 }] });
  const plenty = await aProduct(shop, { name: 'بشقاب' });
  const { token } = await aCustomer(shop);
  const older = await cartWith(shop, scarce.saleParamIds[0], token);
  await addItem(shop, scarce.saleParamIds[0], older, token);
  await addItem(shop, plenty.saleParamIds[0], older, token);
  const guest = await cartWith(shop, scarce.saleParamIds[0]);
  await addItem(shop, scarce.saleParamIds[0], guest);

  const merged = await readCart(shop, guest, token);
  const oldHash = await readCart(shop, older, token);
  const again = await readCart(shop, guest, token);

  expect(
    merged.body.Value?.CartInfo.CartDetails.map(({ ProductName, Quantity }) => [
      ProductName,
      Quantity,
    ]),
  ).toEqual([
    ['کاسه', 3],
    ['بشقاب', 1],
  ]);
  expect(merged.body.Value?.Notices).toEqual([
    messages.merged,
    messages.cappedByStock('کاسه', 3, 'عدد'),
  ]);
  expect(oldHash.body.Value?.HashCartId).toBe(guest);
  expect(again.body.Value?.Notices).toEqual([]);
});

/** A buyer whose cart is at the bank, with another tab that has claimed a guest's cart meanwhile. */
async function aBuyerWithTwoCarts() {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const bankUrl = await paymentUrl(shop, buyer);
  const plate = (await aProduct(shop, { name: 'بشقاب' })).saleParamIds[0] ?? 0;
  const guest = await cartWith(shop, plate);
  const claimed = await readCart(shop, guest, buyer.token);
  const both = [buyer.saleParamId, plate].toSorted((one, other) => one - other);
  return { shop, buyer, bankUrl, guest, claimed: claimed.body.Value, both };
}

const goodsIn = (cart: Cart | null) =>
  cart?.CartInfo.CartDetails.map(({ ProductSaleParamId }) => ProductSaleParamId);

test.each([
  ['by the hash of the claimed cart', 0],
  ['by its own hash', 1],
  ['without a hash', 2],
])(
  'a cart that was in payment at the sign-in is merged when its payment is cancelled: read %s',
  async (_, way) => {
    const { shop, buyer, bankUrl, guest, claimed, both } = await aBuyerWithTwoCarts();
    const hash = [guest, buyer.hash][way] ?? null;
    await comeBack(shop, await pressAtBank(shop, bankUrl, 'cancel'));

    const merged = await readCart(shop, hash, buyer.token);
    const elsewhere = await readCart(shop, guest, buyer.token);

    expect(goodsIn(claimed)).not.toContain(buyer.saleParamId);
    expect(goodsIn(merged.body.Value)?.toSorted((one, other) => one - other)).toEqual(both);
    expect(merged.body.Value?.Notices).toEqual([messages.merged]);
    expect(merged.body.Value?.CartInfo.IsAddressApplied).toBe(true);
    expect(elsewhere.body.Value).toMatchObject({
      HashCartId: merged.body.Value?.HashCartId,
      Notices: [],
    });
  },
);

test('a payment that comes late, after its cart was merged with a claimed one, still buys its goods and leaves the others', async () => {
  const { shop, buyer, bankUrl, guest, both } = await aBuyerWithTwoCarts();
  shop.setTime('2026-01-10T08:11:00Z');
  await openExpiredCarts(shop);
  await readCart(shop, guest, buyer.token);

  const path = await comeBack(shop, await pressAtBank(shop, bankUrl, 'pay'));
  const rest = await readCart(shop, guest, buyer.token);

  expect(path).toContain('/orderTracking/');
  expect(goodsIn(rest.body.Value)).toEqual(both.filter((id) => id !== buyer.saleParamId));
});

test('two readings at once merge the carts once', async () => {
  const { shop, buyer, bankUrl, guest, both } = await aBuyerWithTwoCarts();
  await comeBack(shop, await pressAtBank(shop, bankUrl, 'cancel'));

  const readings = await Promise.all([
    readCart(shop, guest, buyer.token),
    readCart(shop, buyer.hash, buyer.token),
  ]);

  const [one, other] = readings.map(({ body }) => body.Value);
  expect(one?.HashCartId).toBe(other?.HashCartId);
  expect(one?.CartInfo.CartDetailsCount).toBe(both.length);
  expect([...(one?.Notices ?? []), ...(other?.Notices ?? [])]).toEqual([messages.merged]);
});

test('two tabs that sign in with two guest carts end with one cart that has all lines', async () => {
  const shop = await testShop();
  const [first, second] = await twoProducts(shop);
  const one = await cartWith(shop, first);
  const two = await cartWith(shop, second);
  const { token } = await aCustomer(shop);

  await Promise.all([readCart(shop, one, token), readCart(shop, two, token)]);
  const read = await readCart(shop, null, token);

  expect(read.body.Value?.CartInfo.CartDetailsCount).toBe(2);
});
