import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aCustomer, aNamelessCustomer } from '../identity/identity-fixtures.ts';
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
