import { expect, test } from 'vitest';
import { addItem, cartWith, increase, readCart, twoProducts } from '../carts/cart-fixtures.ts';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

const signInAgain = { status: 401, body: { Message: messages.notSignedIn } };

test('a change of a cart by a customer whose session has ended asks for the sign-in, and the cart stays', async () => {
  const shop = await testShop();
  const [cup, plate] = await twoProducts(shop);
  const { token } = await aCustomer(shop);
  const hash = await cartWith(shop, cup, token);
  await endEverySession(shop, token);

  const more = await increase(shop, hash, cup, token);
  const added = await addItem(shop, plate, hash, token);
  const coupon = await shop.ask(
    'POST /v1/Orders/CartCoupons/SetCouponToCart',
    { HashCartId: hash, CouponCode: 'MEHR' },
    { token },
  );

  expect([more, added, coupon]).toMatchObject([signInAgain, signInAgain, signInAgain]);
  expect(await shop.store.db.selectFrom('carts').select('hash').execute()).toEqual([{ hash }]);
});

test("a customer's question is never filed as a guest's", async () => {
  const shop = await testShop();
  const { productId: ProductId } = await aProduct(shop);
  const { token } = await aCustomer(shop);
  await endEverySession(shop, token);

  const add = 'POST /v1/ProductManagement/ProductQuestions/Add';
  const asked = await shop.ask(add, { Question: 'چند رنگ دارد؟', ProductId }, { token });

  expect(asked).toMatchObject(signInAgain);
  expect(await shop.store.db.selectFrom('questions').selectAll().execute()).toEqual([]);
});

test('what anybody may read stays readable with a token that has ended, and the sign-in open', async () => {
  const shop = await testShop();
  const { token, mobile: UserName } = await aCustomer(shop);
  await endEverySession(shop, token);

  const cart = await readCart(shop, null, token);
  const login = await shop.ask(
    'POST /v1/Identity/Account/Login',
    { UserName, Password: 'kashi12' },
    { token },
  );

  expect([cart.status, login.status]).toEqual([200, 200]);
});

function endEverySession(shop: TestShop, token: string) {
  return shop.ask('POST /v1/Identity/Account/LogoutEverywhere', {}, { token });
}
