import { expect, test } from 'vitest';
import { aPicture, aProduct } from '../catalogue/catalogue-fixtures.ts';
import { inArabicLetters } from '../testing/arabic-letters.ts';
import { testShop } from '../testing/test-shop.ts';

const search = 'GET /v1/ProductManagement/Search/Read';

test('a few letters suggest subgroups, products and tags', async () => {
  const shop = await testShop();
  await aProduct(shop, {
    name: 'گوشی سامسونگ',
    subGroup: 'گوشی موبایل',
    tags: ['گوشی ارزان'],
    pictures: [aPicture()],
  });
  await aProduct(shop, { name: 'یخچال', subGroup: 'لوازم خانگی', tags: ['کم‌مصرف'] });

  const { body } = await shop.ask(search, { SearchValue: inArabicLetters('گوشی') });

  expect(body.Value).toEqual({
    SubGroups: [{ Id: 1, Title: 'گوشی موبایل' }],
    Products: [
      {
        Title: 'گوشی سامسونگ',
        Id: 1,
        Price: 100_000,
        FinalPrice: 100_000,
        IsAvailable: true,
        Picture: aPicture(),
      },
    ],
    Tags: [{ Id: 1, Title: 'گوشی ارزان' }],
  });
});

test('subgroups of one name are told apart by their groups, and another name stands alone', async () => {
  const shop = await testShop();
  const groups = ['زنانه', 'مردانه'].map((title, index) => ({ id: 11 + index, title }));
  await shop.store.db.insertInto('groups').values(groups).execute();
  const subGroups = groups.map(({ id }) => ({ id, group_id: id, title: 'کفش', position: id }));
  await shop.store.db.insertInto('subgroups').values(subGroups).execute();
  await aProduct(shop, { name: 'واکس', subGroup: 'لوازم کفش' });

  const { body } = await shop.ask(search, { SearchValue: 'کفش' });

  expect(body.Value.SubGroups).toEqual([
    { Id: 11, Title: 'کفش', GroupTitle: 'زنانه' },
    { Id: 12, Title: 'کفش', GroupTitle: 'مردانه' },
    { Id: 1, Title: 'لوازم کفش' },
  ]);
});

test('a suggestion has the tax of the shop, so that its price is that of the product’s card', async () => {
  const shop = await testShop();
  await shop.store.db
    .insertInto('shop_settings')
    .values({ shop_name: 'کاشی', tax_rate: 10 })
    .execute();
  await aProduct(shop, { name: 'یخچال', price: 100_000, discountPercent: 20 });

  const { body } = await shop.ask(search, { SearchValue: 'یخچال' });

  expect(body.Value.Products).toMatchObject([{ Price: 100_000, FinalPrice: 80_000, TaxRate: 10 }]);
});

test('a half-space makes no difference, typed or left out', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'پیراهن', tags: ['کم‌مصرف'] });

  const spellings = await Promise.all(
    ['کم‌مصرف', 'کم مصرف', 'کممصرف'].map((SearchValue) => shop.ask(search, { SearchValue })),
  );

  for (const { body } of spellings) expect(body.Value.Tags).toEqual([{ Id: 1, Title: 'کم‌مصرف' }]);
});

test('a misspelt word suggests what was meant', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'گوشی نوکیا', subGroup: 'گوشی موبایل', tags: ['موبایل ارزان'] });

  const { body } = await shop.ask(search, { SearchValue: 'موبابل' });

  expect(body.Value).toMatchObject({
    SubGroups: [{ Title: 'گوشی موبایل' }],
    Products: [{ Title: 'گوشی نوکیا' }],
    Tags: [{ Title: 'موبایل ارزان' }],
  });
});

test.each(['', '   ', '!؟', undefined])('«%s» suggests nothing', async (SearchValue) => {
  const shop = await testShop();
  await aProduct(shop);

  const { status, body } = await shop.ask(search, { SearchValue });

  expect(status).toBe(200);
  expect(body.Value).toEqual({ SubGroups: [], Products: [], Tags: [] });
});
