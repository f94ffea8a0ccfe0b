import { expect, test } from 'vitest';
import { cartWith, increase, readCart } from '../carts/cart-fixtures.ts';
import { messages as cartMessages } from '../carts/messages.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { aProductAtDesk, formOf, readOne } from './goods-fixtures.ts';

test('a shopper finds a variant that was deleted at the desk in the cart, named and sold out', async () => {
  const at = await aProductAtDesk();
  const { shop } = at.desk;
  const form = await formOf(at);
  const [black, white] = form.variants;
  const hash = await cartWith(shop, white?.id ?? 0);

  await at.desk.ask('POST /v1/desk/goods/change', { ...form, variants: [black!] }, at.keeper);

  const cart = await readCart(shop, hash);
  const more = await increase(shop, hash, white?.id ?? 0);
  expect(cart.body.Value?.CartInfo.CartDetails).toMatchObject([
    {
      ProductName: form.name,
      ProductSaleParamName: 'سفید',
      IsAvalible: false,
      StockInventory: 0,
      FinalPrice: 120_000,
      PriceWhenAdded: 120_000,
    },
  ]);
  expect(more).toMatchObject({ status: 404, body: { Message: cartMessages.unavailable } });
});

test('a product that was deleted stays named in carts until the shopper takes it out', async () => {
  const at = await aProductAtDesk();
  const { shop } = at.desk;
  const { name, version, variants } = await readOne(at);
  const saleParamId = variants[0]?.id ?? 0;
  const hash = await cartWith(shop, saleParamId);

  await at.desk.ask('POST /v1/desk/goods/delete', { id: at.id, version }, at.keeper);

  const cart = await readCart(shop, hash);
  const left = await shop.ask('DELETE /v1/Orders/Carts/RemoveCartItem', {
    HashCartId: hash,
    ProductSaleParamId: saleParamId,
  });
  expect(cart.body.Value?.CartInfo.CartDetails).toMatchObject([
    { ProductName: name, ProductSaleParamName: 'مشکی', IsAvalible: false, StockInventory: 0 },
  ]);
  expect(left.body.Value).toMatchObject({ IsCartEmpty: true });
});

test("what was deleted since stays named where a guest's cart is merged into a customer's", async () => {
  const at = await aProductAtDesk();
  const { shop } = at.desk;
  const { version, variants } = await readOne(at);
  const { token } = await aCustomer(shop);
  await cartWith(shop, variants[0]?.id ?? 0, token);
  const guest = await cartWith(shop, variants[1]?.id ?? 0);
  await at.desk.ask('POST /v1/desk/goods/delete', { id: at.id, version }, at.keeper);

  const merged = await readCart(shop, guest, token);

  const lines = merged.body.Value?.CartInfo.CartDetails ?? [];
  expect(lines.map((line) => line.ProductSaleParamName)).toEqual(['سفید', 'مشکی']);
});
