import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { aPicture, aProduct } from './catalogue-fixtures.ts';
import { refreshListing } from './refresh-listing.ts';

const readListing = 'GET /v1/ProductManagement/Filters/Read';

async function namesOf(
  shop: TestShop,
  filter: Parameters<typeof shop.ask<typeof readListing>>[1],
): Promise<string[]> {
  const { body } = await shop.ask(readListing, filter);
  return body.Value.FilteredProducts.map(({ Name }) => Name);
}

test('a listing shows a card with the price of the cheapest variant that can be bought', async () => {
  const shop = await testShop();
  await aProduct(shop, {
    name: 'گوشی سامسونگ',
    price: 1_000_000,
    discountPercent: 10,
    pictures: [aPicture()],
    variants: [
      { name: 'مشکی', paddingPrice: 0, stock: 0 },
      { name: 'آبی', paddingPrice: 50_000, stock: 2 },
    ],
  });

  const { body } = await shop.ask(readListing, {});

  expect(body.Value.TotalCount).toBe(1);
  expect(body.Value.FilteredProducts).toEqual([
    {
      Id: 1,
      Name: 'گوشی سامسونگ',
      ShortName: 'گوشی سامسونگ',
      PicPath: '/media/phone-400.webp',
      Picture: aPicture(),
      Price: 1_050_000,
      FinalPrice: 945_000,
      DiscountPercent: 10,
      IsAvailable: true,
    },
  ]);
});

test('a card names its variant if the product has only one, and only while it can be bought', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'بی‌انتخاب', price: 1000, variants: [{ stock: 3 }] });
  await aProduct(shop, {
    name: 'دو رنگ',
    price: 1000,
    variants: [
      { name: 'مشکی', stock: 3 },
      { name: 'آبی', stock: 0 },
    ],
  });
  await aProduct(shop, { name: 'ناموجود', price: 1000, variants: [{ stock: 0 }] });
  await aProduct(shop, { name: 'تماس بگیرید', price: 0, variants: [{ stock: 3 }] });

  const { body } = await shop.ask(readListing, {});
  const [bought] = body.Value.FilteredProducts.filter((card) => card.ProductSaleParamId);

  expect(bought?.Name).toBe('بی‌انتخاب');
  const { body: cart } = await shop.ask('POST /v1/Orders/Carts/AddCartItem', {
    ProductSaleParamId: bought?.ProductSaleParamId ?? 0,
  });
  expect(cart.Value.CartInfo.CartDetails[0]?.ProductName).toBe('بی‌انتخاب');
  expect(body.Value.FilteredProducts.filter((card) => 'ProductSaleParamId' in card)).toHaveLength(
    1,
  );
});

test('products that cannot be bought come last in every order, and the stock filter leaves them out', async () => {
  const shop = await testShop();
  await aProduct(shop, {
    name: 'ناموجود',
    price: 1000,
    discountPercent: 90,
    variants: [{ stock: 0 }],
  });
  await aProduct(shop, { name: 'تماس بگیرید', price: 0 });
  await aProduct(shop, { name: 'ارزان', price: 20_000, discountPercent: 5 });
  await aProduct(shop, { name: 'گران', price: 90_000, discountPercent: 50 });

  const orders = await Promise.all([0, 1, 2, 3].map((OrderBy) => namesOf(shop, { OrderBy })));
  const available = await shop.ask(readListing, { IsAvalible: true });

  expect(orders.map((names) => names.slice(0, 2))).toEqual([
    ['گران', 'ارزان'],
    ['ارزان', 'گران'],
    ['گران', 'ارزان'],
    ['گران', 'ارزان'],
  ]);
  expect(available.body.Value.TotalCount).toBe(2);
});

test('the brand facet and the price range ignore the brand and price filters', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'الف', brand: 'اپل', price: 10_000 });
  await aProduct(shop, { name: 'ب', brand: 'سامسونگ', price: 30_000 });
  await aProduct(shop, { name: 'پ', brand: 'سامسونگ', price: 50_000 });
  await aProduct(shop, { name: 'ت', brand: 'سونی', price: 0 });

  const { body } = await shop.ask(readListing, {
    BrandIds: '2',
    FromPriceRange: 40_000,
    ToPriceRange: 60_000,
  });

  expect(body.Value.FilteredProducts.map(({ Name }) => Name)).toEqual(['پ']);
  expect(body.Value.FilteredPriceRange).toEqual({ MinPrice: 10_000, MaxPrice: 50_000 });
  expect(body.Value.FilteredBrands).toEqual([
    { Id: 2, Title: 'سامسونگ', Count: 2 },
    { Id: 1, Title: 'اپل', Count: 1 },
    { Id: 3, Title: 'سونی', Count: 1 },
  ]);
});

test('a category listing shows the path to it, and all scopes of the address apply together', async () => {
  const shop = await testShop();
  await aProduct(shop, {
    name: 'الف',
    subGroup: 'گوشی',
    category: 'سامسونگ',
    tags: ['پرفروش'],
    brand: 'سامسونگ',
  });
  await aProduct(shop, { name: 'ب', subGroup: 'گوشی', tags: ['پرفروش'] });
  await aProduct(shop, { name: 'پ', subGroup: 'لپ‌تاپ', tags: ['پرفروش'] });

  const category = await shop.ask(readListing, { CategoryId: 1 });
  const tagInSubGroup = await namesOf(shop, { TagId: 1, SubGroupId: 1 });
  const elsewhere = await shop.ask(readListing, { GroupId: 99 });

  expect(category.body.Value.Scopes).toEqual([
    { Kind: 'group', Id: 1, Title: 'گوشی' },
    { Kind: 'subgroup', Id: 1, Title: 'گوشی' },
    { Kind: 'category', Id: 1, Title: 'سامسونگ' },
  ]);
  expect(category.body.Value.TotalCount).toBe(1);
  expect(tagInSubGroup).toEqual(['ب', 'الف']);
  expect(elsewhere.body.Value).toMatchObject({ TotalCount: 0, FilteredProducts: [], Scopes: [] });
});

test('a page past the end is empty and still has the total count', async () => {
  const shop = await testShop();
  for (let number = 1; number <= 13; number++) await aProduct(shop, { name: `کالای ${number}` });

  const second = await shop.ask(readListing, { Page: 2 });
  const ninth = await shop.ask(readListing, { Page: 9 });

  expect(second.body.Value).toMatchObject({ TotalCount: 13, Page: 2 });
  expect(second.body.Value.FilteredProducts).toHaveLength(1);
  expect(ninth.body.Value).toMatchObject({ TotalCount: 13, Page: 9, FilteredProducts: [] });
});

test('the next listing reflects a changed price, stock or name, and a deleted product', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, { name: 'گوشی', price: 100 });
  await aProduct(shop, { name: 'تبلت', price: 200 });

  await shop.store.transaction(async (tx) => {
    await tx
      .updateTable('products')
      .set({ price: 300, name: 'گوشی تازه' })
      .where('id', '=', productId)
      .execute();
    await refreshListing(tx, [productId]);
  });
  const dearest = await namesOf(shop, { OrderBy: 2 });
  const renamed = await namesOf(shop, { SearchValue: 'تازه' });
  await shop.store.transaction(async (tx) => {
    await tx.deleteFrom('products').where('id', '=', productId).execute();
    await refreshListing(tx, [productId]);
  });
  const afterwards = await shop.ask(readListing, {});

  expect(dearest).toEqual(['گوشی تازه', 'تبلت']);
  expect(renamed).toEqual(['گوشی تازه']);
  expect(afterwards.body.Value.FilteredProducts.map(({ Name }) => Name)).toEqual(['تبلت']);
});

test('a change that was rolled back does not appear', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, { price: 100 });

  const failed = shop.store.transaction(async (tx) => {
    await tx.updateTable('products').set({ price: 300 }).where('id', '=', productId).execute();
    await refreshListing(tx, [productId]);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');

  const { body } = await shop.ask(readListing, {});
  expect(body.Value.FilteredPriceRange).toEqual({ MinPrice: 100, MaxPrice: 100 });
});

test('a query with nonsense values is read as well as possible', async () => {
  const shop = await testShop();
  await aProduct(shop, { price: 500 });

  const response = await shop.askAnything(
    'GET',
    `/v1/ProductManagement/filters/READ/?OrderBy=9&Page=-4&Page=2&GroupId=x&BrandIds=1,,abc,1&FromPriceRange=900&ToPriceRange=%DB%B1%DB%B0%DB%B0&SearchValue=${'%20'.repeat(40)}&IsAvalible=true&Hello[]=1`,
  );

  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ Value: { TotalCount: 1, Page: 1 } });
});
