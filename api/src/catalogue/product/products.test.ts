import { expect, test } from 'vitest';
import { testShop } from '../../testing/test-shop.ts';
import { aPicture, aProduct } from '../catalogue-fixtures.ts';

const readProduct = 'GET /v1/ProductManagement/ProductInformation/Read';

test('a product that is sold by the kilo says its unit, and one that is sold by the piece says none', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, { name: 'پسته' });
  const unit = async () => (await shop.ask(readProduct, { ProductId: productId })).body.Value.Unit;
  const ofPieces = await unit();

  await shop.store.db.updateTable('products').set({ unit: 'کیلو' }).execute();

  expect([ofPieces, await unit()]).toEqual([undefined, 'کیلو']);
});

test('a product comes with its variants, pictures, tags and properties', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, {
    name: 'گوشی سامسونگ A55',
    category: 'سامسونگ',
    brand: 'سامسونگ',
    tags: ['پرفروش'],
    price: 20_000_000,
    discountPercent: 5,
    pictures: [aPicture('/media/front'), aPicture('/media/back')],
    variants: [
      { name: 'مشکی', colorHex: '#212121', stock: 3 },
      { name: 'آبی', colorHex: '#2196f3', paddingPrice: 500_000, stock: 0 },
    ],
    properties: { حافظه: '۱۲۸ گیگابایت', وزن: '' },
  });

  const { body } = await shop.ask(readProduct, { ProductId: productId });

  expect(body.Value).toMatchObject({
    Id: productId,
    GroupTitle: 'موبایل',
    CategoryTitle: 'سامسونگ',
    BrandTitle: 'سامسونگ',
    PicPath: '/media/front-1000.webp',
    ProductTags: [{ Id: 1, Title: 'پرفروش' }],
    Price: 20_000_000,
    FinalPrice: 19_000_000,
    ProductSaleParams: [
      {
        Name: 'مشکی',
        ColorHex: '#212121',
        PaddingPrice: 0,
        StockInventory: 3,
        FinalPrice: 19_000_000,
      },
      {
        Name: 'آبی',
        PaddingPrice: 500_000,
        StockInventory: 0,
        Price: 20_500_000,
        FinalPrice: 19_475_000,
      },
    ],
    ProductPropertyGroups: [
      {
        GroupTitle: 'مشخصات',
        ProductPropertyValue: [
          { PropertyTitle: 'حافظه', PropertyValue: '۱۲۸ گیگابایت' },
          { PropertyTitle: 'وزن', PropertyValue: '' },
        ],
      },
    ],
  });
  expect(body.Value.ProductPics.map(({ FilePath }) => FilePath)).toEqual([
    '/media/front-1000.webp',
    '/media/back-1000.webp',
  ]);
});

test("a variant's price is the page's price plus its padding, also when the cheapest variant is sold out", async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, {
    price: 100_000,
    variants: [
      { name: 'کوچک', stock: 0 },
      { name: 'بزرگ', paddingPrice: 30_000, stock: 1 },
    ],
  });

  const { body } = await shop.ask(readProduct, { ProductId: productId });

  expect(body.Value.Price).toBe(130_000);
  expect(
    body.Value.ProductSaleParams.map(({ PaddingPrice }) => body.Value.Price + PaddingPrice),
  ).toEqual([100_000, 130_000]);
});

test('a call-for-price product has no price in any variant', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, {
    price: 0,
    variants: [{ paddingPrice: 9000, stock: 4 }],
  });

  const { body } = await shop.ask(readProduct, { ProductId: productId });

  expect(body.Value).toMatchObject({ Price: 0, FinalPrice: 0, IsAvailable: true });
  expect(body.Value.ProductSaleParams[0]).toMatchObject({ PaddingPrice: 0, Price: 0 });
});

test('similar products can be bought and are of the same kind, those nearest in price first', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, { name: 'این', price: 100, category: 'پرچمدار' });
  await aProduct(shop, { name: 'ارزان', price: 20 });
  await aProduct(shop, { name: 'نزدیک', price: 110 });
  await aProduct(shop, { name: 'هم‌دسته', price: 900, category: 'پرچمدار' });
  await aProduct(shop, { name: 'ناموجود', price: 100, variants: [{ stock: 0 }] });
  await aProduct(shop, { name: 'چیز دیگر', price: 100, subGroup: 'یخچال' });

  const { body } = await shop.ask(readProduct, { ProductId: productId });

  expect(body.Value.SimilarProducts.map(({ Name }) => Name)).toEqual(['هم‌دسته', 'نزدیک', 'ارزان']);
});

test('the basic call returns only the name', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'چای احمد' });

  const { body } = await shop.ask('GET /v1/ProductManagement/ProductInformation/ReadBasic', {
    ProductId: '۱',
  });

  expect(body.Value).toEqual({ Id: 1, Name: 'چای احمد' });
});

test('a description is shown without harmful HTML', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, {
    description:
      '<h2 onclick="x()">چای</h2><script>steal()</script><p style="position:fixed">دم کنید</p>',
  });

  const { body } = await shop.ask('GET /v1/ProductManagement/ProductDescriptions/Find', {
    ProductId: productId,
  });

  expect(body.Value.Description).toBe('<h2>چای</h2><p>دم کنید</p>');
});

test('the price history runs from old to new, and is empty for a variant whose price never changed', async () => {
  const shop = await testShop();
  const { saleParamIds } = await aProduct(shop, { variants: [{ name: 'مشکی' }, { name: 'سفید' }] });
  const [black = 0, white = 0] = saleParamIds;
  await shop.store.db
    .insertInto('price_changes')
    .values([
      { sale_param_id: black, changed_at: new Date('2025-06-01T00:00:00Z'), price: 120 },
      { sale_param_id: black, changed_at: new Date('2025-01-01T00:00:00Z'), price: 100 },
    ])
    .execute();

  const changed = await shop.ask('GET /v1/ProductManagement/ProductPriceChanges/Read', {
    ProductSaleParamId: black,
  });
  const unchanged = await shop.ask('GET /v1/ProductManagement/ProductPriceChanges/Read', {
    ProductSaleParamId: white,
  });

  expect(changed.body.Value).toEqual([
    { PriceChangeDate: '2025-01-01T00:00:00.000Z', Price: 100 },
    { PriceChangeDate: '2025-06-01T00:00:00.000Z', Price: 120 },
  ]);
  expect(unchanged.body.Value).toEqual([]);
});

test('compared products come in the requested order', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'الف', properties: { حافظه: '۶۴', وزن: '۱۸۰' } });
  await aProduct(shop, { name: 'ب', properties: { حافظه: '۱۲۸' } });

  const { body } = await shop.ask('GET /v1/ProductManagement/CompareProducts/Operation', {
    ProductsIds: '2,1,999,x',
  });

  expect(body.Value.ComparedProducts.map(({ Name }) => Name)).toEqual(['ب', 'الف']);
  expect(body.Value.ComparedProductsProperiesByGroups).toEqual([
    {
      GroupName: 'مشخصات',
      comparedProductProperies: [
        {
          PropertyName: 'حافظه',
          ProductA_PropertyValue: '۱۲۸',
          ProductB_PropertyValue: '۶۴',
          ProductC_PropertyValue: '',
          ProductD_PropertyValue: '',
        },
        expect.objectContaining({
          PropertyName: 'وزن',
          ProductA_PropertyValue: '',
          ProductB_PropertyValue: '۱۸۰',
        }),
      ],
    },
  ]);
});

test('a comparison offers only products of the same subgroup', async () => {
  const shop = await testShop();
  const { subGroupId } = await aProduct(shop, { name: 'گوشی سامسونگ' });
  await aProduct(shop, { name: 'گوشی اپل' });
  await aProduct(shop, { name: 'یخچال سامسونگ', subGroup: 'یخچال' });

  const found = await shop.ask('GET /v1/ProductManagement/CompareProducts/Search', {
    SubGroupId: subGroupId,
    SearchValue: 'سامسونگ',
  });
  const all = await shop.ask('GET /v1/ProductManagement/CompareProducts/Search', {
    SubGroupId: subGroupId,
  });
  const nowhere = await shop.ask('GET /v1/ProductManagement/CompareProducts/Search', {
    SubGroupId: 0,
  });

  expect(nowhere.status).toBe(400);
  expect(found.body.Value.map(({ Name }) => Name)).toEqual(['گوشی سامسونگ']);
  expect(all.body.Value).toHaveLength(2);
});
