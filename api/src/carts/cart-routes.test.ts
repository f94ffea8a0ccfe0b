import type { Cart } from '@kashi/shared/contracts/cart';
import { describe, expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

describe('a cart', () => {
  test('begins with its first piece, under a hash of its own', async () => {
    const shop = await testShop();
    const { saleParamIds } = await aProduct(shop, {
      name: 'چتر',
      price: 475_000,
      discountPercent: 15,
      variants: [{ name: 'بنفش', paddingPrice: 25_000, stock: 3 }],
    });

    const answer = await add(shop, saleParamIds[0]);

    expect(answer).toMatchObject({ status: 200, body: { Message: messages.changed } });
    expect(answer.body.Value.HashCartId).toMatch(/^[\w-]{22}$/);
    expect(answer.body.Value).toMatchObject({ CartStatusTypes: 1, IsCartEmpty: false });
    expect(answer.body.Value.CartInfo).toMatchObject({
      SubTotalAmount: 500_000,
      Discount: 75_000,
      AmountPayable: 425_000,
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

  test('what is in it already gets one piece more; a stale hash begins a new one', async () => {
    const shop = await testShop();
    const [first, second] = await twoProducts(shop);
    const hash = await cartWith(shop, first);

    const again = await add(shop, first, hash);
    const withSecond = await add(shop, second, hash);
    const stale = await add(shop, second, 'no-such-cart');

    expect(quantities(again)).toEqual([2]);
    expect(quantities(withSecond)).toEqual([2, 1]);
    expect(quantities(stale)).toEqual([1]);
    expect(stale.body.Value.HashCartId).not.toBe(hash);
  });

  test('grows and shrinks by one, and the last piece leaves with its line', async () => {
    const shop = await testShop();
    const [first, second] = await twoProducts(shop);
    const hash = await cartWith(shop, first);
    await add(shop, second, hash);

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

  test('never holds more than the stock, however fast one clicks', async () => {
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

  test('takes nothing that is sold out, without a price, or unknown', async () => {
    const shop = await testShop();
    const soldOut = await aProduct(shop, { name: 'تمام‌شده', variants: [{ stock: 0 }] });
    const onCall = await aProduct(shop, { name: 'تماس بگیرید', price: 0 });

    const answers = [
      await add(shop, soldOut.saleParamIds[0]),
      await add(shop, onCall.saleParamIds[0]),
      await add(shop, 999),
    ];

    expect(answers.map(({ status, body }) => [status, body.Message])).toEqual([
      [400, messages.unavailable],
      [400, messages.callForPrice],
      [404, messages.unavailable],
    ]);
  });

  test('shows the price and the stock of now, and the price it was added at', async () => {
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

  test('that is not there answers a change with IsCartEmpty', async () => {
    const shop = await testShop();

    const answer = await increase(shop, 'no-such-cart', 1);

    expect(answer).toMatchObject({ status: 400, body: { Value: { IsCartEmpty: true } } });
  });
});

describe('whose cart it is', () => {
  test("a customer's cart is nothing to a guest and to another customer who know its hash", async () => {
    const shop = await testShop();
    const [product] = await twoProducts(shop);
    const owner = await aCustomer(shop);
    const stranger = await aCustomer(shop, { UserName: '09120000000' });
    const hash = await cartWith(shop, product, owner.token);

    const asGuest = await readCart(shop, hash);
    const asStranger = await readCart(shop, hash, stranger.token);
    const change = await increase(shop, hash, product, stranger.token);
    const added = await add(shop, product, hash, stranger.token);

    expect([asGuest.body.Value, asStranger.body.Value]).toEqual([null, null]);
    expect(change.body.Value).toEqual({ IsCartEmpty: true });
    expect(added.body.Value.HashCartId).not.toBe(hash);
    expect((await readCart(shop, hash, owner.token)).body.Value?.CartInfo.CartDetailsCount).toBe(1);
  });

  test("a guest's cart becomes the customer's when they use it signed in", async () => {
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

  test('the lines of an older cart are added, as far as the stock goes, and the shopper is told', async () => {
    const shop = await testShop();
    const scarce = await aProduct(shop, { name: 'کاسه', variants: [{ stock: 3 }] });
    const plenty = await aProduct(shop, { name: 'بشقاب' });
    const { token } = await aCustomer(shop);
    const older = await cartWith(shop, scarce.saleParamIds[0], token);
    await add(shop, scarce.saleParamIds[0], older, token);
    await add(shop, plenty.saleParamIds[0], older, token);
    const guest = await cartWith(shop, scarce.saleParamIds[0]);
    await add(shop, scarce.saleParamIds[0], guest);

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

  test('two tabs that sign in with two guest carts end with one cart of all lines', async () => {
    const shop = await testShop();
    const [first, second] = await twoProducts(shop);
    const one = await cartWith(shop, first);
    const two = await cartWith(shop, second);
    const { token } = await aCustomer(shop);

    await Promise.all([readCart(shop, one, token), readCart(shop, two, token)]);
    const read = await readCart(shop, null, token);

    expect(read.body.Value?.CartInfo.CartDetailsCount).toBe(2);
  });
});

async function twoProducts(shop: TestShop): Promise<[number, number]> {
  const cup = await aProduct(shop, { name: 'فنجان' });
  const plate = await aProduct(shop, { name: 'بشقاب' });
  return [cup.saleParamIds[0] ?? 0, plate.saleParamIds[0] ?? 0];
}

function add(shop: TestShop, saleParamId: number | undefined, hash?: string, token?: string) {
  return shop.ask(
    'POST /v1/Orders/Carts/AddCartItem',
    { HashCartId: hash, ProductSaleParamId: saleParamId ?? 0 },
    token ? { token } : {},
  );
}

async function cartWith(
  shop: TestShop,
  saleParamId: number | undefined,
  token?: string,
): Promise<string> {
  return (await add(shop, saleParamId, undefined, token)).body.Value.HashCartId;
}

function increase(shop: TestShop, hash: string, saleParamId: number | undefined, token?: string) {
  return shop.ask(
    'POST /v1/Orders/Carts/IncreaseCartItem',
    { HashCartId: hash, ProductSaleParamId: saleParamId ?? 0 },
    token ? { token } : {},
  );
}

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

function readCart(shop: TestShop, hash: string | null, token?: string) {
  return shop.ask('GET /v1/Orders/Carts/Read', { HashCartId: hash }, token ? { token } : {});
}

function quantities(answer: { body: { Value: Cart } }): number[] {
  return answer.body.Value.CartInfo.CartDetails.map(({ Quantity }) => Quantity);
}
