import { expect, test } from 'vitest';
import { inArabicLetters } from '../testing/arabic-letters.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { aProduct } from './catalogue-fixtures.ts';

const readListing = 'GET /v1/ProductManagement/Filters/Read';

async function namesOf(
  shop: TestShop,
  filter: Parameters<typeof shop.ask<typeof readListing>>[1],
): Promise<string[]> {
  const { body } = await shop.ask(readListing, filter);
  return body.Value.FilteredProducts.map(({ Name }) => Name);
}

test.each([inArabicLetters('گوشی موبایل'), 'گوشی‌موبایل', 'گوشیموب', 'گوشی  موب'])(
  '«%s» finds «گوشی موبایل»',
  async (typed) => {
    const shop = await testShop();
    await aProduct(shop, { name: 'گوشی موبایل نوکیا' });
    await aProduct(shop, { name: 'یخچال', subGroup: 'لوازم خانگی' });

    expect(await namesOf(shop, { SearchValue: typed })).toEqual(['گوشی موبایل نوکیا']);
  },
);

test.each(['😀', '؟!', '‌'])('«%s» has no word to look for, and finds nothing', async (typed) => {
  const shop = await testShop();
  await aProduct(shop, { name: 'گوشی موبایل نوکیا' });

  expect(await namesOf(shop, { SearchValue: typed })).toEqual([]);
  expect(await namesOf(shop, { SearchValue: 'گوشی', SearchInResult: typed })).toEqual([]);
});

test('digits of any script find the model, also when they touch the word before them', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'آیفون ۱۳ پرو' });
  await aProduct(shop, { name: 'آیفون 14' });

  expect(await namesOf(shop, { SearchValue: 'آیفون13' })).toEqual(['آیفون ۱۳ پرو']);
  expect(await namesOf(shop, { SearchValue: 'ایفون ١٤' })).toEqual(['آیفون 14']);
});

test('a long mix of letters and digits is not taken for a model name', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'گوشی a1' });

  expect(await namesOf(shop, { SearchValue: '1a1' })).toEqual(['گوشی a1']);
  expect(await namesOf(shop, { SearchValue: '1a'.repeat(50) })).toEqual([]);
});

test('a search ranks the thing itself before its accessories, unless an order is chosen', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'گوشی سامسونگ', price: 9000, registeredAt: '2024-01-01' });
  await aProduct(shop, { name: 'قاب گوشی سامسونگ', price: 100, registeredAt: '2025-01-01' });
  await aProduct(shop, {
    name: 'پاوربانک',
    subGroup: 'گوشی',
    brand: 'سامسونگ',
    price: 50,
    registeredAt: '2026-01-01',
  });

  expect(await namesOf(shop, { SearchValue: 'گوشی' })).toEqual([
    'گوشی سامسونگ',
    'قاب گوشی سامسونگ',
    'پاوربانک',
  ]);
  expect(await namesOf(shop, { SearchValue: 'گوشی', OrderBy: 1 })).toEqual([
    'پاوربانک',
    'قاب گوشی سامسونگ',
    'گوشی سامسونگ',
  ]);
});

test('a watch is searched for without whatever is measured in ampere-hours', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'پاوربانک ۲۰۰۰۰ میلی‌آمپرساعت' });
  await aProduct(shop, { name: 'باتری ۵۰ آمپر ساعت' });
  await aProduct(shop, { name: 'ساعت مچی' });

  expect(await namesOf(shop, { SearchValue: 'ساعت' })).toEqual(['ساعت مچی']);
  expect(await namesOf(shop, { SearchValue: '20000 میلی آمپر ساعت' })).toEqual([
    'پاوربانک ۲۰۰۰۰ میلی‌آمپرساعت',
  ]);
});

test.each([
  ['کیبورد', 'صفحه‌کلید مکانیکی'],
  ['صفحه کلید', 'کیبورد بی‌سیم'],
  ['هندزفری', 'هدفون بلوتوثی'],
  ['موبایل', 'گوشی دکمه‌دار'],
  ['samsung', 'یخچال سامسونگ'],
  ['ال جی', 'ماشین لباسشویی LG'],
])('«%s» finds «%s» as well', async (typed, name) => {
  const shop = await testShop();
  await aProduct(shop, { name, subGroup: 'گوناگون' });
  await aProduct(shop, { name: 'قوری', subGroup: 'آشپزخانه' });

  expect(await namesOf(shop, { SearchValue: typed })).toEqual([name]);
});

test('searching within the result narrows it', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'گوشی سامسونگ مشکی' });
  await aProduct(shop, { name: 'گوشی سامسونگ سفید' });

  expect(await namesOf(shop, { SearchValue: 'سامسونگ', SearchInResult: 'سفید' })).toEqual([
    'گوشی سامسونگ سفید',
  ]);
});

test('searching within the result of a long search, such as a whole title, narrows it as well', async () => {
  const shop = await testShop();
  const title = 'گوشی موبایل سامسونگ مدل گلکسی دو سیم‌کارت نو';
  await aProduct(shop, { name: `${title} مشکی` });
  await aProduct(shop, { name: `${title} سفید` });

  expect(await namesOf(shop, { SearchValue: title, SearchInResult: 'سفید' })).toEqual([
    `${title} سفید`,
  ]);
});

test('a misspelt word finds what was meant, and the answer names the corrected search', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'گوشی سامسونگ' });
  await aProduct(shop, { name: 'گوشی شیائومی' });

  const { body } = await shop.ask(readListing, { SearchValue: 'گوشی سامسنگ' });

  expect(body.Value).toMatchObject({
    TotalCount: 1,
    FilteredProducts: [{ Name: 'گوشی سامسونگ' }],
    SearchedFor: 'گوشی سامسونگ',
  });
});

test.each(['لپ تاب', 'لپ‌تاب', 'لپ تاب ایسوس', 'لب تاپ'])(
  '«%s» finds laptops, also in a shop of books, where each half of it lies within a word',
  async (SearchValue) => {
    const shop = await testShop();
    await aProduct(shop, { name: 'لپ‌تاپ ایسوس' });
    await aProduct(shop, { name: 'کتاب مصور لب دریا' });

    const { body } = await shop.ask(readListing, { SearchValue });

    expect(body.Value.FilteredProducts).toMatchObject([{ Name: 'لپ‌تاپ ایسوس' }]);
    expect(body.Value.SearchedFor).toMatch(/^لپ‌تاپ/);
  },
);

test('words that find something are not taken for one word where a filter leaves nothing of it', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'گوشی سفید' });
  const SearchValue = 'گوش ید';

  const all = await shop.ask(readListing, { SearchValue });
  const narrowed = await shop.ask(readListing, { SearchValue, BrandIds: '99' });

  expect(all.body.Value.TotalCount).toBe(1);
  expect(narrowed.body.Value.TotalCount).toBe(0);
  expect(narrowed.body.Value).not.toHaveProperty('SearchedFor');
});

test.each([
  ['گوشی‌های سامسونگ', 'گوشی سامسونگ'],
  ['گوشیهای سامسونگ', 'گوشی سامسونگ'],
  ['گوشی‌ها', 'گوشی سامسونگ'],
  ['کفش‌هایی ورزشی', 'کفش ورزشی'],
  ['کفشها', 'کفش ورزشی'],
  ['گوشی‌های سامسنگ', 'گوشی سامسونگ'],
])('the plural «%s» finds what is called by the singular', async (SearchValue, name) => {
  const shop = await testShop();
  await aProduct(shop, { name: 'گوشی سامسونگ' });
  await aProduct(shop, { name: 'کفش ورزشی', subGroup: 'پوشاک' });

  const { body } = await shop.ask(readListing, { SearchValue });

  expect(body.Value.FilteredProducts.map(({ Name }) => Name)).toEqual([name]);
});

test('a name with a plural is found by it, before any with the singular', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'داستان قصه‌های شب', subGroup: 'رمان' });
  await aProduct(shop, { name: 'قصه روز', subGroup: 'رمان' });

  const { body } = await shop.ask(readListing, { SearchValue: 'قصه‌های' });

  expect(body.Value.FilteredProducts.map(({ Name }) => Name)).toEqual(['داستان قصه‌های شب']);
  expect(body.Value).not.toHaveProperty('SearchedFor');
});

test("a word that the shop's products contain is never corrected, and a word near to nothing finds nothing", async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'گوشی سامسونگ' });

  const known = await shop.ask(readListing, { SearchValue: 'سامسون' });
  const narrowed = await shop.ask(readListing, { SearchValue: 'سامسونگ', BrandIds: '99' });
  const unknown = await shop.ask(readListing, { SearchValue: 'دوچرخه' });

  expect(known.body.Value.TotalCount).toBe(1);
  for (const { body } of [narrowed, unknown]) expect(body.Value.TotalCount).toBe(0);
  for (const { body } of [known, narrowed, unknown])
    expect(body.Value).not.toHaveProperty('SearchedFor');
});

test('of a pasted text only the words that are looked for are corrected', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'گوشی سامسونگ' });
  const others = (count: number) => Array.from({ length: count }, () => 'دوچرخه').join(' ');

  const sixth = await shop.ask(readListing, { SearchValue: `${others(5)} سامسنگ` });
  const seventh = await shop.ask(readListing, { SearchValue: `${others(6)} سامسنگ` });

  expect(sixth.body.Value.SearchedFor).toBe(`${others(5)} سامسونگ`);
  expect(seventh.body.Value).not.toHaveProperty('SearchedFor');
});
