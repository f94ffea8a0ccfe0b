import { unaskedHeader } from '@kashi/contracts/unasked-header';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { inArabicLetters } from '../testing/arabic-letters.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { EmptySearches } from './empty-searches.ts';
import { forgetOldSearches, readEmptySearches } from './read-searches.ts';

const readListing = 'GET /v1/ProductManagement/Filters/Read';
const today = { from: '2026-01-10', to: '2026-01-10' };

const found = (shop: TestShop, span = today) => readEmptySearches(shop.store.db, span);

test('a search is counted where the whole shop has nothing, every time, and however it is typed', async () => {
  const shop = await testShop();
  const { subGroupId } = await aProduct(shop, { name: 'گوشی نوکیا' });

  for (const SearchValue of [inArabicLetters('دوچرخه‌ کوهستان'), 'دوچرخه کوهستان', 'گوشی', '']) {
    await shop.ask(readListing, { SearchValue });
  }
  await shop.ask(readListing, { SearchValue: 'یخچال', SubGroupId: subGroupId });
  await shop.ask(readListing, { SearchValue: 'گوشی', FromPriceRange: 999_999_999 });
  await shop.ask(readListing, { SearchValue: 'دوچرخه کوهستان', Page: 2 });
  await shop.app.close();

  expect(await found(shop)).toEqual([{ text: 'دوچرخه کوهستان', times: 2 }]);
});

test('a search that no visitor has asked for is answered as every other, and not counted', async () => {
  const shop = await testShop();
  const asked = await shop.ask(readListing, { SearchValue: 'دوچرخه' });

  const unasked = await shop.ask(
    readListing,
    { SearchValue: 'دوچرخه' },
    { headers: { [unaskedHeader]: '1' } },
  );
  await shop.app.close();

  expect(unasked.body).toEqual(asked.body);
  expect(unasked.headers['cache-control']).toBe(asked.headers['cache-control']);
  expect(await found(shop)).toEqual([{ text: 'دوچرخه', times: 1 }]);
});

test('a number as long as a phone number is not kept, a model’s is', async () => {
  const shop = await testShop();
  const searches = new EmptySearches(shop);

  for (const text of ['09131234567', 'سفارش 0913 123 4567', 'wh 1000xm5']) searches.note(text);
  await searches.write();

  expect(await found(shop)).toEqual([{ text: 'wh 1000xm5', times: 1 }]);
});

test('a text that no keyboard types is not kept, and loses no other search', async () => {
  const shop = await testShop();
  const searches = new EmptySearches(shop);

  for (const text of ['\u0000', 'half \ud800', 'دوچرخه']) searches.note(text);
  await searches.write();

  expect(await found(shop)).toEqual([{ text: 'دوچرخه', times: 1 }]);
});

test('a flood of words is bounded, and words of before still count', async () => {
  const shop = await testShop();
  const searches = new EmptySearches(shop);
  for (let writing = 0; writing < 7; writing += 1) {
    for (let word = 0; word < 300; word += 1) searches.note(`word ${writing} ${word}`);
    await searches.write();
  }
  searches.note('word 0 0');
  searches.note('too late');
  await searches.write();

  const { rows } = await countOf(shop);
  expect(rows).toBe(1000);
  expect(await found(shop)).toContainEqual({ text: 'word 0 0', times: 2 });
});

test('searches belong to their day in Tehran, and are forgotten after the longest span of the figures', async () => {
  const shop = await testShop();
  const searches = new EmptySearches(shop);
  shop.setTime('2026-01-09T20:30:00Z');
  searches.note('after midnight');
  await searches.write();

  expect(await found(shop)).toEqual([{ text: 'after midnight', times: 1 }]);
  await forgetOldSearches(shop.store.db, new Date('2027-02-14T08:00:00Z'));
  expect(await found(shop)).toHaveLength(1);
  await forgetOldSearches(shop.store.db, new Date('2027-02-15T08:00:00Z'));
  expect(await found(shop)).toEqual([]);
});

const countOf = async ({ store }: TestShop) =>
  store.db
    .selectFrom('empty_searches')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();

test.skipIf(!serverUrl)('two processes that write the same counts at once keep both', async () => {
  const store = await serverStore(await newServerDatabase());
  const shop = { store, clock: () => new Date('2026-01-10T08:00:00Z') };
  const [one, two, other] = [
    new EmptySearches(shop),
    new EmptySearches(shop),
    new EmptySearches(shop),
  ];
  one.note('a');
  await one.write();
  for (const text of ['a', 'b']) two.note(text);
  for (const text of ['b', 'a']) other.note(text);

  const written = await store.transaction(async (tx) => {
    await tx.selectFrom('empty_searches').select('text').forUpdate().execute();
    const first = two.write();
    await untilWaiting(store);
    const second = other.write();
    await untilWaiting(store, 2);
    return { both: Promise.all([first, second]) };
  });
  await written.both;

  const rows = await store.db
    .selectFrom('empty_searches')
    .select(['text', 'times'])
    .orderBy('text')
    .execute();
  expect(rows).toEqual([
    { text: 'a', times: 3 },
    { text: 'b', times: 2 },
  ]);
});
