import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listingFilterSchema, type ListingFilter } from '@kashi/contracts/listing/listing-filter';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { searchable } from '../words/persian-words.ts';
import { aRow as aGood } from '../../bench/bench-goods.ts';
import { aQuery as anyQuery } from '../../bench/bench-queries.ts';
import { seededRandom } from '../../bench/seeded-random.ts';
import { fileWritten, readParts } from './index-file/index-file.ts';
import { ListingIndex } from './listing-index.ts';
import type { ListingRow } from './listing-row.ts';
import { someAttributes } from './plain-attributes-fixtures.ts';
import { answerOf, plainAnswer, plainSimilar } from './plain-listing-fixtures.ts';

const pageSize = 5;

test('the index answers every query like a plain filter and sort of the rows', () => {
  fc.assert(
    fc.property(someRows(), fc.array(aQuery(), { maxLength: 8 }), (rows, queries) => {
      const index = ListingIndex.of(rows);

      for (const query of queries) {
        const plain = plainAnswer(rows, query, pageSize);
        expect(answerOf(index, query, pageSize)).toEqual(plain);
        expect(index.suggest(query, pageSize)).toEqual(pageAloneOf(index, query));
      }
    }),
    { numRuns: 500 },
  );
});

test('after any changes, and when read from a file, the index answers like a rebuilt one', () => {
  fc.assert(
    fc.property(
      someRows(),
      someRows(),
      fc.array(fc.nat(30)),
      aQuery(),
      fc.boolean(),
      (rows, changes, departures, query, isAtOnce) => {
        const index = ListingIndex.of(rows);
        index.query(query, pageSize);

        if (isAtOnce) index.change(lastOfEach(changes), []);
        else for (const row of changes) index.change([row], []);
        index.change([], departures);
        const readBack = fromFile(index);

        const left = new Map([...rows, ...changes].map((row) => [row.product_id, row]));
        for (const productId of departures) left.delete(productId);
        expect(index.size).toBe(left.size);
        const plain = plainAnswer([...left.values()], query, pageSize);
        expect(answerOf(index, query, pageSize)).toEqual(plain);
        expect(answerOf(readBack, query, pageSize)).toEqual(plain);
        readBack.change(rows, []);
        const back = [
          ...new Map([...left.values(), ...rows].map((row) => [row.product_id, row])).values(),
        ];
        expect(answerOf(readBack, query, pageSize)).toEqual(plainAnswer(back, query, pageSize));
        for (const productId of left.keys())
          expect(index.similarTo(productId, 4)).toEqual(
            plainSimilar([...left.values()], productId, 4),
          );
      },
    ),
    { numRuns: 500 },
  );
});

test('the same holds in a shop where most queries find thousands of products, also after changes', () => {
  const random = seededRandom(4000);
  const goods = (from: number, count: number) =>
    Array.from({ length: count }, (_, place) => aGood(from + place, random));
  const rows = goods(1, 4000);
  const changes = goods(3900, 200);
  const index = ListingIndex.of(rows);
  index.change(lastOfEach(changes), []);
  const now = [...new Map([...rows, ...changes].map((row) => [row.product_id, row])).values()];
  const searches = ['گوشی', 'ی', 'a1', 'گوشی موبایل سا', 'وشیمو', 'سامسونگ 1', 'کاشی'];
  const queries = [
    ...Array.from({ length: 30 }, () => anyQuery(random)),
    ...searches.flatMap((SearchValue) =>
      [1, 150].map((Page) => ({ SearchValue, Page, IsAvalible: Page > 1 })),
    ),
    ...[0, 1].map((OrderBy) => ({ FromPriceRange: 5_000_000, BrandIds: '1,2', OrderBy, Page: 9 })),
    ...[0, 1, 2, 3].map((OrderBy) => ({ FromPriceRange: 1, ToPriceRange: 4e7, OrderBy, Page: 40 })),
    ...[1, 2].flatMap((OrderBy) =>
      ['', 'ی'].flatMap((SearchValue) =>
        [1, 450].map((Page) => ({ SearchValue, FromPriceRange: 3e6, OrderBy, Page })),
      ),
    ),
    ...[1, 2, 3].map((OrderBy) => ({ BrandIds: '150', GroupId: 1, FromPriceRange: 9e6, OrderBy })),
  ].map((query) => z.parse(listingFilterSchema, query));

  for (const query of queries) {
    const plain = plainAnswer(now, query, pageSize);
    expect(answerOf(index, query, pageSize)).toEqual(plain);
    expect(index.suggest(query, pageSize)).toEqual(pageAloneOf(index, query));
  }
  for (const productId of [1, 77, 3950])
    expect(index.similarTo(productId, 12)).toEqual(plainSimilar(now, productId, 12));
});

const folder = mkdtempSync(join(tmpdir(), 'kashi-index-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fromFile(index: ListingIndex): ListingIndex {
  const file = join(folder, 'index');
  const head = { format: '', id: '', store: '', mark: '' };
  for (const _step of fileWritten(file, head, index.kept()));
  const readBack = new ListingIndex();
  readBack.restore(readParts(file));
  return readBack;
}

/** Each product once, with its last change, as the store has it. */
function lastOfEach(rows: readonly ListingRow[]): ListingRow[] {
  return [...new Map(rows.map((row) => [row.product_id, row])).values()];
}

/** The page's part of the answer of `find`: the products, and the corrected search if there is one. */
function pageAloneOf(index: ListingIndex, query: ListingFilter) {
  const { productIds, searchedFor } = index.find(query, pageSize);
  return { productIds, ...(searchedFor !== undefined && { searchedFor }) };
}

test('an index of mostly departed products is worn', () => {
  const index = ListingIndex.of([]);
  const row = (name: string) => aRow({ product_id: 1, name_text: name, search_text: name });

  for (let change = 0; change <= 1001; change++) index.change([row(`نام${change}`)], []);

  expect(index.size).toBe(1);
  expect(index.isWorn).toBe(true);
});

const words = ['گوشی', 'موبایل', 'قاب', 'a55', '128', 'سفید', 'ساعت', 'نوموبایل'];

/** Whole words, parts of words, and two words without the space between them. */
const typedWords = 'گوشی سفید a55 گوش موب یمو ید گوشیموبایل گوشی‌موب ۱۲۸ 8'.split(' ');

function someRows(): fc.Arbitrary<ListingRow[]> {
  const row = fc
    .record({
      product_id: fc.integer({ min: 1, max: 30 }),
      group_id: fc.integer({ min: 1, max: 2 }),
      subgroup_id: fc.integer({ min: 1, max: 3 }),
      category_id: fc.option(fc.integer({ min: 1, max: 3 })),
      brand_id: fc.integer({ min: 1, max: 4 }),
      tag_ids: fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
      attribute_ids: someAttributes(),
      is_available: fc.boolean(),
      final_price: fc.constantFrom(0, 100, 250, 900),
      discount_percent: fc.constantFrom(0, 10, 50),
      registered_at: fc.constantFrom(new Date('2025-01-01'), new Date('2025-02-01')),
      name: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }),
      around: fc.array(fc.constantFrom(...words), { maxLength: 2 }),
    })
    .map(({ name, around, ...rest }) => ({
      ...rest,
      name_text: searchable(...name),
      search_text: searchable(...name, ...around),
    }));
  return fc.uniqueArray(row, { selector: (each) => each.product_id, maxLength: 25 });
}

function aQuery(): fc.Arbitrary<ListingFilter> {
  // Mostly absent, since a query with every field set would never find anything.
  const perhaps = <Value>(value: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
  const typed = fc.array(fc.constantFrom(...typedWords), { maxLength: 2 });
  return fc
    .record({
      GroupId: perhaps(fc.integer({ min: 1, max: 3 })),
      SubGroupId: perhaps(fc.integer({ min: 1, max: 4 })),
      CategoryId: perhaps(fc.integer({ min: 1, max: 4 })),
      TagId: perhaps(fc.integer({ min: 1, max: 4 })),
      BrandCode: perhaps(fc.integer({ min: 1, max: 5 })),
      Attributes: perhaps(
        fc.array(fc.constantFrom('1-11', '1-12', '2-21', '2-22', '3-31', '3-99', '2-11'), {
          maxLength: 3,
        }),
      ),
      BrandIds: perhaps(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 2 })),
      SearchValue: typed.map((each) => each.join(' ')),
      SearchInResult: perhaps(fc.constantFrom('سفید', 'a5')),
      IsAvalible: perhaps(fc.boolean()),
      FromPriceRange: perhaps(fc.constantFrom(0, 100, 200)),
      ToPriceRange: perhaps(fc.constantFrom(250, 500, 900)),
      OrderBy: fc.constantFrom(0, 0, 0, 1, 2, 3),
      Page: fc.integer({ min: 1, max: 3 }),
    })
    .map((query) => z.parse(listingFilterSchema, query));
}

function aRow(row: Partial<ListingRow>): ListingRow {
  return {
    product_id: 1,
    group_id: 1,
    subgroup_id: 1,
    category_id: null,
    brand_id: 1,
    tag_ids: [],
    attribute_ids: [],
    is_available: true,
    final_price: 100,
    discount_percent: 0,
    registered_at: new Date('2025-01-01'),
    name_text: '',
    search_text: '',
    ...row,
  };
}
