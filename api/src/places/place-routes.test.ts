import { expect, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';

test('provinces and cities come in the order of the Persian alphabet', async () => {
  const shop = await testShop();
  await shop.store.db
    .insertInto('provinces')
    .values(['یزد', 'گیلان', 'آذربایجان شرقی'].map((title) => ({ title })))
    .execute();
  await shop.store.db
    .insertInto('cities')
    .values([
      { province_id: 2, title: 'لاهیجان', lat: 37.2, lng: 50 },
      { province_id: 2, title: 'رشت', lat: null, lng: null },
      { province_id: 1, title: 'میبد', lat: null, lng: null },
    ])
    .execute();

  const provinces = await shop.ask('GET /v1/BasicDefinitions/Provinces/Read', {});
  const cities = await shop.ask('GET /v1/BasicDefinitions/Cities/ReadByProvince', {
    ProvinceId: '۲',
  });

  expect(provinces.body.Value.map(({ Text }) => Text)).toEqual(['آذربایجان شرقی', 'گیلان', 'یزد']);
  expect(cities.body.Value).toEqual([
    { Value: 2, Text: 'رشت' },
    { Value: 1, Text: 'لاهیجان', Lat: 37.2, Lng: 50 },
  ]);
});

test("a point is in the nearest area of the shop's city that reaches it, and in no area outside the city", async () => {
  const shop = await testShop();
  await shop.store.db.insertInto('provinces').values({ title: 'تهران' }).execute();
  await shop.store.db
    .insertInto('cities')
    .values([
      { province_id: 1, title: 'تهران', lat: null, lng: null },
      { province_id: 1, title: 'ری', lat: null, lng: null },
    ])
    .execute();
  await shop.store.db
    .insertInto('areas')
    .values([
      { city_id: 1, title: 'ونک', lat: 35.757, lng: 51.41, radius_metres: 3000 },
      { city_id: 1, title: 'تجریش', lat: 35.804, lng: 51.434, radius_metres: 4000 },
      { city_id: 2, title: 'شهری دیگر', lat: 35.8, lng: 51.433, radius_metres: 9000 },
    ])
    .execute();
  await shop.store.db
    .insertInto('shop_settings')
    .values({ shop_name: 'کاشی', city_id: 1, lat: null, lng: null })
    .execute();

  const inside = await shop.ask('GET /v1/BasicDefinitions/Areas/ReadByPoint', {
    Lat: '35.79',
    Lng: 51.43,
  });
  const outside = await shop.ask('GET /v1/BasicDefinitions/Areas/ReadByPoint', {
    Lat: 32.65,
    Lng: 51.67,
  });

  expect(inside.body.Value).toEqual({ AreaId: 2, AreaName: 'تجریش' });
  expect(outside.body.Value).toEqual({ AreaId: null, AreaName: '' });
});

test('an invalid latitude is refused beside its field', async () => {
  const shop = await testShop();

  const { status, body } = await shop.ask('GET /v1/BasicDefinitions/Areas/ReadByPoint', {
    Lat: 91,
    Lng: 'اینجا',
  });

  expect(status).toBe(400);
  expect(body.Errors).toEqual([
    { Field: 'Lat', Message: 'محل روی نقشه درست نیست. دوباره آن را انتخاب کنید.' },
    { Field: 'Lng', Message: 'محل روی نقشه درست نیست. دوباره آن را انتخاب کنید.' },
  ]);
});
