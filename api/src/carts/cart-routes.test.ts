import type { Cart } from '@kashi/contracts/cart';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { addItem, cartWith, increase, readCart, twoProducts } from './cart-fixtures.ts';
import { messages } from './messages.ts';

test('the first piece creates a cart with its own hash', async () => {
  const shop = await testShop();
  const { saleParamIds } = await aProduct(shop, {
    name: 'چتر',
    price: 475_000,
    discountPercent: 15,
    variants: [{ name: 'بنفش', paddingPrice: 25_000, stock: 3 }],
  });

  const answer = await addItem(shop, saleParamIds[0]);

  expect(answer).toMatchObject({ status: 200, body: { Message: messages.changed } });
  expect(answer.body.Value.HashCartId).toMatch(/^[\w-]{22}$/);
  expect(answer.body.Value).toMatchObject({ CartStatusTypes: 1, IsCartEmpty: false });
  expect(answer.body.Value.CartInfo).toMatchObject({
    SubTotalAmount: 500_000,
    Discount: 75_000,
    AmountPayable: 425_000,
    CouponCode: null,
    CouponObstacle: null,
  });
  expect(answer.body.Value.CartInfo.CartDetails).toMatchObject([
    {
      ProductName: 'چتر',
      ProductSaleParamName: 'بنفش',
      Quantity: 1,
      Unit: 'عدد',
      Price: 500_000,
      FinalPrice: 425_000,
      PriceWhenAdded: 425_000,
      DiscountPercent: 15,
      IsAvalible: true,
      StockInventory: 3,
    },
  ]);
});

test('adding a product twice raises its quantity; a stale hash creates a new cart', async () => {
  const shop = await testShop();
  const [first, second] = await twoProducts(shop);
  const hash = await cartWith(shop, first);

  const again = await addItem(shop, first, hash);
  const withSecond = await addItem(shop, second, hash);
  const stale = await addItem(shop, second, 'no-such-cart');

  expect(quantities(again)).toEqual([2]);
  expect(quantities(withSecond)).toEqual([2, 1]);
  expect(quantities(stale)).toEqual([1]);
  expect(stale.body.Value.HashCartId).not.toBe(hash);
});

test('a key too long for any cart names none: it is forgotten, and the next piece begins a new cart', async () => {
  const shop = await testShop();
  const [first] = await twoProducts(shop);
  const damaged = 'x'.repeat(65);

  const read = await readCart(shop, damaged);
  const increased = await increase(shop, damaged, first);
  const added = await addItem(shop, first, damaged);

  expect(read).toMatchObject({ status: 200, body: { Value: null } });
  expect(increased).toMatchObject({ status: 400, body: { Value: { IsCartEmpty: true } } });
  expect(quantities(added)).toEqual([1]);
  expect(added.body.Value.HashCartId).not.toBe(damaged);
});

test('a line grows and shrinks by one piece, and its last piece removes it', async () => {
  const shop = await testShop();
  const [first, second] = await twoProducts(shop);
  const hash = await cartWith(shop, first);
  await addItem(shop, second, hash);

  const increased = await increase(shop, hash, first);
  await decrease(shop, hash, first);
  const removed = await decrease(shop, hash, first);
  const emptied = await remove(shop, hash, second);
  const read = await readCart(shop, hash);

  expect(quantities(increased)).toEqual([2, 1]);
  expect(quantities(removed)).toEqual([1]);
  expect(emptied.body.Value).toMatchObject({ IsCartEmpty: true, HashCartId: hash });
  expect(read).toMatchObject({ status: 200, body: { Value: null } });
});

test('a cart never holds more than the stock, however fast the shopper clicks', async () => {
  const shop = await testShop();
  const { saleParamIds } = await aProduct(shop, { variants: [{ stock: 3 }] });
  const hash = await cartWith(shop, saleParamIds[0]);

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => increase(shop, hash, saleParamIds[0])),
  );
  const read = await readCart(shop, hash);

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status === 400)?.body.Message).toBe(
    messages.stockLimit(3, 'عدد'),
  );
  expect(read.body.Value?.CartInfo.CartDetails[0]?.Quantity).toBe(3);
});

test('a product that is sold out, without a price or unknown cannot be added', async () => {
  const shop = await testShop();
  const soldOut = await aProduct(shop, { name: 'تمام‌شده', variants: [{ stock: 0 }] });
  const onCall = await aProduct(shop, { name: 'تماس بگیرید', price: 0 });

  const answers = [
    await addItem(shop, soldOut.saleParamIds[0]),
    await addItem(shop, onCall.saleParamIds[0]),
    await addItem(shop, 999),
  ];

  expect(answers.map(({ status, body }) => [status, body.Message])).toEqual([
    [400, messages.unavailable],
    [400, messages.callForPrice],
    [404, messages.unavailable],
  ]);
});

test('a cart accepts at most a hundred different goods, and still more pieces of each', async () => {
  const shop = await testShop();
  const variants = Array.from({ length: 101 }, (_, number) => ({ name: `رنگ ${number}` }));
  const { saleParamIds } = await aProduct(shop, { variants });
  const hash = await cartWith(shop, saleParamIds[0]);
  for (const id of saleParamIds.slice(1, 100)) await addItem(shop, id, hash);

  const onePiece = await addItem(shop, saleParamIds[99], hash);
  const oneLine = await addItem(shop, saleParamIds[100], hash);

  expect(onePiece.body.Value.CartInfo).toMatchObject({ CartDetailsCount: 101 });
  expect(oneLine).toMatchObject({ status: 400, body: { Message: messages.full(100) } });
});

test('a line shows the present price and stock, and the price at which it was added', async () => {
  const shop = await testShop();
  const { productId, saleParamIds } = await aProduct(shop, { price: 100_000 });
  const hash = await cartWith(shop, saleParamIds[0]);
  await increase(shop, hash, saleParamIds[0]);

  await shop.store.db
    .updateTable('products')
    .set({ price: 90_000 })
    .where('id', '=', productId)
    .execute();
  await shop.store.db.updateTable('sale_params').set({ stock: 1 }).execute();
  const read = await readCart(shop, hash);

  expect(read.body.Value?.CartInfo.CartDetails[0]).toMatchObject({
    FinalPrice: 90_000,
    FinalPriceSum: 180_000,
    PriceWhenAdded: 100_000,
    IsAvalible: false,
    StockInventory: 1,
  });
});

test('a price that has become a matter of a call is no bargain', async () => {
  const shop = await testShop();
  const { saleParamIds } = await aProduct(shop, { price: 100_000 });
  const hash = await cartWith(shop, saleParamIds[0]);

  await shop.store.db.updateTable('products').set({ price: 0 }).execute();
  const read = await readCart(shop, hash);

  const [line] = read.body.Value?.CartInfo.CartDetails ?? [];
  expect(line).toMatchObject({ Price: 0, PriceWhenAdded: 0, IsAvalible: false });
});

test('a change of a missing cart answers IsCartEmpty', async () => {
  const shop = await testShop();

  const answer = await increase(shop, 'no-such-cart', 1);

  expect(answer).toMatchObject({ status: 400, body: { Value: { IsCartEmpty: true } } });
});

test('a change answers IsCartEmpty if another tab emptied the cart, and says so if it removed the line', async () => {
  const shop = await testShop();
  const [first, second] = await twoProducts(shop);
  const hash = await cartWith(shop, first);
  await addItem(shop, second, hash);

  await remove(shop, hash, first ?? 0);
  const lost = await increase(shop, hash, first);
  await remove(shop, hash, second ?? 0);
  const emptied = await increase(shop, hash, first);

  expect(lost).toMatchObject({ status: 400, body: { Message: messages.notInCart, Value: null } });
  expect(emptied).toMatchObject({ status: 400, body: { Value: { IsCartEmpty: true } } });
});

function decrease(shop: TestShop, hash: string, saleParamId: number) {
  return shop.ask('POST /v1/Orders/Carts/DecreaseCartItem', {
    HashCartId: hash,
    ProductSaleParamId: saleParamId,
  });
}

function remove(shop: TestShop, hash: string, saleParamId: number) {
  return shop.ask('DELETE /v1/Orders/Carts/RemoveCartItem', {
    HashCartId: hash,
    ProductSaleParamId: saleParamId,
  });
}

function quantities(answer: { body: { Value: Cart } }): number[] {
  return answer.body.Value.CartInfo.CartDetails.map(({ Quantity }) => Quantity);
}
