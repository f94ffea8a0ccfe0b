import type { SaleParam } from '@kashi/contracts/product/product';
import { expect, test } from 'vitest';
import { aProduct, aSaleParam } from '../product-fixtures.ts';
import { chosenVariant, variantsOf } from './variants.ts';

const blue = aSaleParam({ Id: 71, Name: 'آبی' });
const silver = aSaleParam({ Id: 72, Name: 'نقره‌ای', PaddingPrice: 120_000 });
const black = aSaleParam({ Id: 73, Name: 'مشکی', PaddingPrice: -50_000, StockInventory: 0 });

test('a variant costs the price of the product plus its own extra', () => {
  const [, dearer] = variantsOf(aProduct({ ProductSaleParams: [blue, silver] }));

  expect(dearer).toMatchObject({ price: 1_120_000, finalPrice: 1_120_000, buyable: true });
});

test('the discount of the product applies to each variant', () => {
  const product = aProduct({
    Price: 1_000_000,
    FinalPrice: 850_000,
    DiscountPercent: 15,
    ProductSaleParams: [blue, silver],
  });

  const prices = variantsOf(product).map(({ finalPrice }) => finalPrice);

  expect(prices).toEqual([850_000, 952_000]);
});

test('the discount of a very cheap variant leaves one toman of its price', () => {
  const cheap = aProduct({
    Price: 10,
    FinalPrice: 1,
    DiscountPercent: 99,
    ProductSaleParams: [aSaleParam({ PaddingPrice: 40 })],
  });

  const [variant] = variantsOf(cheap);

  expect(variant).toMatchObject({ price: 50, finalPrice: 1 });
});

test("the server's own price of a variant wins", () => {
  const priced = aSaleParam({ PaddingPrice: 10, Price: 900_000, FinalPrice: 700_000 });

  const [variant] = variantsOf(aProduct({ ProductSaleParams: [priced] }));

  expect(variant).toMatchObject({ price: 900_000, finalPrice: 700_000 });
});

test('a variant out of stock cannot be bought', () => {
  const [variant] = variantsOf(aProduct({ ProductSaleParams: [black] }));

  expect(variant).toMatchObject({ inStock: false, buyable: false });
});

test('a variant without a price cannot be bought, whatever its stock', () => {
  const [variant] = variantsOf(aProduct({ Price: 0, FinalPrice: 0, ProductSaleParams: [silver] }));

  expect(variant).toMatchObject({ price: 0, finalPrice: 0, inStock: true, buyable: false });
});

test.each([
  [4, 1000, null],
  [3, 1000, 3],
  [1, 1000, 1],
  [0, 1000, null],
  [2, 0, null],
])('of %i pieces at %i tomans a shopper is told of %s that are left', (stock, price, told) => {
  const few = aSaleParam({ StockInventory: stock, PaddingPrice: 0 });

  const [variant] = variantsOf(
    aProduct({ Price: price, FinalPrice: price, ProductSaleParams: [few] }),
  );

  expect(variant?.fewLeft).toBe(told);
});

test('at first the cheapest variant that can be bought is chosen', () => {
  const variants = variantsOf(aProduct({ ProductSaleParams: [black, silver, blue] }));

  expect(chosenVariant(variants, null)?.id).toBe(71);
});

test('a sold-out variant may be chosen', () => {
  const variants = variantsOf(aProduct({ ProductSaleParams: [blue, black] }));

  expect(chosenVariant(variants, 73)).toMatchObject({ id: 73, buyable: false });
});

test('an address with a variant of another product shows the default variant', () => {
  const variants = variantsOf(aProduct({ ProductSaleParams: [blue, silver] }));

  expect(chosenVariant(variants, 999)?.id).toBe(71);
});

test('where everything is sold out the first variant is shown', () => {
  const variants = variantsOf(aProduct({ ProductSaleParams: [black] }));

  expect(chosenVariant(variants, null)?.id).toBe(73);
});

test('a product without any variant has none to choose', () => {
  expect(chosenVariant(variantsOf(aProduct({ ProductSaleParams: [] })), null)).toBeNull();
});

test('a final price that the shop sends as null is worked out from the discount', () => {
  const nothing = JSON.parse('{"FinalPrice":null}') as Partial<SaleParam>;
  const product = aProduct({
    Price: 1_000_000,
    FinalPrice: 850_000,
    DiscountPercent: 15,
    ProductSaleParams: [aSaleParam(nothing)],
  });

  expect(variantsOf(product)[0]?.finalPrice).toBe(850_000);
});
