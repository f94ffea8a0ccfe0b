import { expect, test } from 'vitest';
import { cartWith, readCart } from '../../carts/cart-fixtures.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aPicture, aProduct } from '../catalogue-fixtures.ts';
import { setPrice } from './sale-param-offers.ts';

const readProduct = 'GET /v1/ProductManagement/ProductInformation/Read';

test('the page of a product, its card and the cart ask the same price, whose fraction is dropped', async () => {
  const shop = await testShop();
  const { productId, saleParamIds } = await aProduct(shop, { price: 10_005, discountPercent: 5 });

  const page = await shop.ask(readProduct, { ProductId: productId });
  const cards = await shop.ask('GET /v1/ProductManagement/ProductCards/Find', {
    ProductsIds: String(productId),
  });
  const cart = await readCart(shop, await cartWith(shop, saleParamIds[0]));

  expect(page.body.Value).toMatchObject({
    FinalPrice: 9_504,
    ProductSaleParams: [{ FinalPrice: 9_504 }],
  });
  expect(cards.body.Value).toMatchObject([{ FinalPrice: 9_504 }]);
  expect(cart.body.Value?.CartInfo.CartDetails).toMatchObject([{ FinalPrice: 9_504 }]);
});

test('a card shows the first picture of its product', async () => {
  const shop = await testShop();
  const pictures = [aPicture('/media/front'), aPicture('/media/back')];
  const { productId } = await aProduct(shop, { pictures });

  const { body } = await shop.ask('GET /v1/ProductManagement/ProductCards/Find', {
    ProductsIds: String(productId),
  });

  expect(body.Value).toMatchObject([{ Picture: { Base: '/media/front' } }]);
});

test('the price chart has a point for each change, also back to an old price, and none for the same price', async () => {
  const shop = await testShop();
  const { saleParamIds } = await aProduct(shop);
  const [ProductSaleParamId = 0] = saleParamIds;

  for (const price of [120_000, 120_000, 90_000, 120_000]) {
    await setPrice(shop, ProductSaleParamId, price);
  }

  const { body } = await shop.ask('GET /v1/ProductManagement/ProductPriceChanges/Read', {
    ProductSaleParamId,
  });
  expect(body.Value.map(({ Price }) => Price)).toEqual([120_000, 90_000, 120_000]);
});

test('a price for one variant of a product to call for is its price, and others cost what they add', async () => {
  const shop = await testShop();
  const { productId, saleParamIds } = await aProduct(shop, {
    price: 0,
    variants: [{ name: 'مشکی' }, { name: 'سفید', paddingPrice: 20_000 }],
  });

  await setPrice(shop, saleParamIds[0] ?? 0, 100_000);

  const { body } = await shop.ask(readProduct, { ProductId: productId });
  expect(body.Value.ProductSaleParams.map(({ Price }) => Price)).toEqual([100_000, 120_000]);
});
