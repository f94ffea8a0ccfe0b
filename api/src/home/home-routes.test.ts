import { expect, test } from 'vitest';
import { aPicture, aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { refreshListing } from '../catalogue/refresh-listing.ts';
import { testShop } from '../testing/test-shop.ts';

const readContents = 'GET /v1/ContentManagement/Contents/Read';
const contentsPath = '/v1/ContentManagement/Contents/Read';

test('a shop that is not set up has twelve empty banners and no base info', async () => {
  const shop = await testShop();

  const { body } = await shop.ask(readContents, {});

  expect(body.Value.BaseInfos).toBeNull();
  expect(body.Value.Banners).toHaveLength(12);
  expect(body.Value.Banners[0]).toEqual({ IsActive: 0, PicPath: '', URL: '', Alt: '' });
});

test('the home page has the menu, the offers and the sections in their order', async () => {
  const shop = await testShop();
  const phone = await aProduct(shop, {
    name: 'گوشی',
    subGroup: 'موبایل',
    category: 'اندروید',
    pictures: [aPicture()],
  });
  const tablet = await aProduct(shop, { name: 'تبلت', subGroup: 'تبلت' });
  const { db } = shop.store;
  await db
    .insertInto('shop_settings')
    .values({
      shop_name: 'کاشی',
      minimum_orders: 50_000,
      active_gateways: ['zarinpal'],
      city_id: null,
      lat: null,
      lng: null,
    })
    .execute();
  await db.insertInto('amazing_offers').values({ product_id: phone.productId }).execute();
  await db
    .insertInto('promo_sections')
    .values([
      { position: 1, title: 'تازه‌ها' },
      { position: 0, title: 'پرفروش‌ها', url: '/filter?TagId=1' },
    ])
    .execute();
  await db
    .insertInto('promo_section_products')
    .values([
      { section_position: 0, product_id: phone.productId, position: 2 },
      { section_position: 0, product_id: tablet.productId, position: 1 },
    ])
    .execute();
  await db.insertInto('suggested_products').values({ product_id: tablet.productId }).execute();
  await db
    .insertInto('sliders')
    .values({ picture: JSON.stringify(aPicture('/media/slide')), url: '/filter', title: 'جشنواره' })
    .execute();
  await db
    .insertInto('banners')
    .values({
      slot: 3,
      picture: JSON.stringify(aPicture('/media/banner')),
      url: '/filter?GroupId=1',
      alt: 'موبایل',
    })
    .execute();

  const { body } = await shop.ask(readContents, {});

  const { Value } = body;
  expect(Value.Groups).toMatchObject([
    { Title: 'موبایل', SubGroups: [{ Title: 'موبایل', Categories: [{ Title: 'اندروید' }] }] },
    { Title: 'تبلت', SubGroups: [{ Title: 'تبلت', Categories: [] }] },
  ]);
  expect(Value.AmazingOffers).toMatchObject([
    { ProductId: phone.productId, ProductName: 'گوشی', Picture: aPicture() },
  ]);
  expect(
    Value.PromoSectionProducts.map(({ Title, URL, PromProducts }) => [
      Title,
      URL,
      ...PromProducts.map(({ Name }) => Name),
    ]),
  ).toEqual([
    ['پرفروش‌ها', '/filter?TagId=1', 'تبلت', 'گوشی'],
    ['تازه‌ها', undefined],
  ]);
  expect(Value.SuggestedProducts.map(({ Name }) => Name)).toEqual(['تبلت']);
  expect(Value.Sliders).toMatchObject([
    { PicPath: '/media/slide-1000.webp', URL: '/filter', Title: 'جشنواره' },
  ]);
  expect(Value.Banners[3]).toMatchObject({
    IsActive: 1,
    PicPath: '/media/banner-1000.webp',
    Alt: 'موبایل',
  });
  expect(Value.BaseInfos).toMatchObject({
    ShopName: 'کاشی',
    MinimumOrders: 50_000,
    IsActiveZarinPal: true,
  });
});

test("a customer's own fields are only for the bearer of a valid token", async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);

  const customer = await shop.ask(readContents, {}, { token });
  const guest = await shop.ask(readContents, {}, { token: 'expired-token' });

  expect(customer.body.Value.IsUserLogined).toBe(true);
  expect(customer.body.Value.MobileNo).toMatch(/^09\d{9}$/);
  expect(customer.headers['cache-control']).toBe('no-store');
  expect(guest.body.Value).toMatchObject({
    CustomerFullName: '',
    MobileNo: '',
    IsUserLogined: false,
  });
});

test("the guest's answer may be cached, and is not sent again while unchanged", async () => {
  const shop = await testShop();

  const first = await shop.askAnything('GET', contentsPath);
  const second = await shop.askAnything('GET', contentsPath, {
    headers: { 'if-none-match': String(first.headers.etag) },
  });

  expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/);
  expect(first.headers.vary).toBe('accept-encoding, authorization');
  expect(second.statusCode).toBe(304);
  expect(second.body).toBe('');
});

test('a change of the home page is visible a moment later', async () => {
  const shop = await testShop();
  await shop.ask(readContents, {});
  await shop.store.db
    .insertInto('sliders')
    .values({ picture: JSON.stringify(aPicture()) })
    .execute();

  shop.setTime(new Date(shop.clock().getTime() + 2000));

  const { body } = await shop.ask(readContents, {});
  expect(body.Value.Sliders).toHaveLength(1);
});

test('of the amazing offers the sold-out ones come last, and one whose discount has ended is back with its next one', async () => {
  const shop = await testShop();
  const { db } = shop.store;
  const soldOut = await aProduct(shop, { name: 'فنجان', variants: [{ stock: 0 }] });
  const ended = await aProduct(shop, {
    name: 'بشقاب',
    discountPercent: 20,
    discountUntil: new Date('2026-01-01T00:00:00Z'),
  });
  const there = await aProduct(shop, { name: 'لیوان' });
  for (const [position, { productId }] of [soldOut, ended, there].entries()) {
    await db.insertInto('amazing_offers').values({ product_id: productId, position }).execute();
  }
  const offers = async () =>
    (await shop.ask(readContents, {})).body.Value.AmazingOffers.map(
      ({ ProductName }) => ProductName,
    );
  shop.setTime('2026-01-10T08:00:30Z');

  expect(await offers()).toEqual(['لیوان', 'فنجان']);
  await shop.store.transaction(async (tx) => {
    await tx
      .updateTable('products')
      .set({ discount_until: null })
      .where('id', '=', ended.productId)
      .execute();
    await refreshListing(tx, [ended.productId]);
  });

  await expect.poll(offers).toEqual(['بشقاب', 'لیوان', 'فنجان']);
});
