import { listingFilterSchema, type ListingFilter } from '@kashi/shared/contracts/listing-filter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { searchable, wordsOf } from '../persian-words.ts';
import { ListingIndex } from './listing-index.ts';
import type { ListingRow } from './listing-row.ts';

const pageSize = 5;

test('the index answers every query as a plain filter and sort of the rows would', () => {
  fc.assert(
    fc.property(someRows(), fc.array(aQuery(), { maxLength: 8 }), (rows, queries) => {
      const index = new ListingIndex(rows);

      for (const query of queries) expect(answerOf(index, query)).toEqual(plainAnswer(rows, query));
    }),
    { numRuns: 500 },
  );
});

test('after any changes it answers as an index made anew', () => {
  fc.assert(
    fc.property(
      someRows(),
      someRows(),
      fc.array(fc.nat(30)),
      aQuery(),
      (rows, changes, departures, query) => {
        const index = new ListingIndex(rows);
        index.query(query, pageSize);

        for (const row of changes) index.put(row);
        for (const productId of departures) index.remove(productId);

        const left = new Map([...rows, ...changes].map((row) => [row.product_id, row]));
        for (const productId of departures) left.delete(productId);
        expect(index.size).toBe(left.size);
        expect(answerOf(index, query)).toEqual(plainAnswer([...left.values()], query));
      },
    ),
    { numRuns: 500 },
  );
});

test('an index that is mostly departed products says so', () => {
  const index = new ListingIndex([]);
  const row = (name: string) => aRow({ product_id: 1, name_text: name, search_text: name });

  for (let change = 0; change <= 1001; change++) index.put(row(`نام${change}`));

  expect(index.size).toBe(1);
  expect(index.isWorn).toBe(true);
});

const words = ['گوشی', 'موبایل', 'قاب', 'a55', '128', 'سفید', 'ساعت', 'نوموبایل'];

function someRows(): fc.Arbitrary<ListingRow[]> {
  const row = fc
    .record({
      product_id: fc.integer({ min: 1, max: 30 }),
      group_id: fc.integer({ min: 1, max: 2 }),
      subgroup_id: fc.integer({ min: 1, max: 3 }),
      category_id: fc.option(fc.integer({ min: 1, max: 3 })),
      brand_id: fc.integer({ min: 1, max: 4 }),
      tag_ids: fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
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
  // Mostly absent: with all of them set, nothing would ever be found.
  const perhaps = <Value>(value: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
  const typed = fc.array(
    fc.constantFrom(
      'گوشی',
      'سفید',
      'a55',
      'گوش',
      'موب',
      'یمو',
      'ید',
      'گوشیموبایل',
      'گوشی‌موب',
      '۱۲۸',
      '8',
    ),
    { maxLength: 2 },
  );
  return fc
    .record({
      GroupId: perhaps(fc.integer({ min: 1, max: 3 })),
      SubGroupId: perhaps(fc.integer({ min: 1, max: 4 })),
      CategoryId: perhaps(fc.integer({ min: 1, max: 4 })),
      TagId: perhaps(fc.integer({ min: 1, max: 4 })),
      BrandCode: perhaps(fc.integer({ min: 1, max: 5 })),
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
    is_available: true,
    final_price: 100,
    discount_percent: 0,
    registered_at: new Date('2025-01-01'),
    name_text: '',
    search_text: '',
    ...row,
  };
}

function answerOf(index: ListingIndex, query: ListingFilter) {
  const { brandCounts, ...hits } = index.query(query, pageSize);
  return { ...hits, brandCounts: new Map([...brandCounts].sort(([one], [other]) => one - other)) };
}

/** The same rules, written as one would say them. */
function plainAnswer(rows: readonly ListingRow[], query: ListingFilter) {
  const typed = wordsOf(`${query.SearchValue} ${query.SearchInResult}`);
  const around = rows.filter(
    (row) =>
      [undefined, row.group_id].includes(query.GroupId) &&
      [undefined, row.subgroup_id].includes(query.SubGroupId) &&
      (query.CategoryId === undefined || row.category_id === query.CategoryId) &&
      (query.TagId === undefined || row.tag_ids.includes(query.TagId)) &&
      [undefined, row.brand_id].includes(query.BrandCode) &&
      (!query.IsAvalible || isBuyable(row)) &&
      typed.every((word) => qualityOf(row, word) > 0),
  );
  const chosen = around.filter(
    (row) =>
      (query.BrandIds.length === 0 || query.BrandIds.includes(row.brand_id)) &&
      ((!query.FromPriceRange && query.ToPriceRange === undefined) || row.final_price > 0) &&
      row.final_price >= (query.FromPriceRange ?? 0) &&
      row.final_price <= (query.ToPriceRange ?? Infinity),
  );
  const score = (row: ListingRow) => typed.reduce((sum, word) => sum + qualityOf(row, word), 0);
  const orders = [
    (one: ListingRow, other: ListingRow) => score(other) - score(one),
    (one: ListingRow, other: ListingRow) => one.final_price - other.final_price,
    (one: ListingRow, other: ListingRow) => other.final_price - one.final_price,
    (one: ListingRow, other: ListingRow) => other.discount_percent - one.discount_percent,
  ];
  const sorted = chosen.toSorted(
    (one, other) =>
      Number(isBuyable(other)) - Number(isBuyable(one)) ||
      (orders[query.OrderBy]?.(one, other) ?? 0) ||
      other.registered_at.getTime() - one.registered_at.getTime() ||
      other.product_id - one.product_id,
  );
  const prices = around.map((row) => row.final_price).filter((price) => price > 0);
  const brandIds = around.map((row) => row.brand_id);

  return {
    productIds: sorted
      .slice((query.Page - 1) * pageSize, query.Page * pageSize)
      .map((row) => row.product_id),
    total: sorted.length,
    priceRange: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    brandCounts: new Map(
      [...new Set(brandIds)]
        .sort((one, other) => one - other)
        .map((id) => [id, brandIds.filter((each) => each === id).length]),
    ),
  };
}

function isBuyable(row: ListingRow): boolean {
  return row.is_available && row.final_price > 0;
}

function qualityOf(row: ListingRow, word: string): number {
  const name = row.name_text.split(' ');
  const around = row.search_text.slice(row.name_text.length).trim().split(' ');
  const inName = [...name, ...joined(name)];
  if (name[0] === word) return 5;
  if (inName.includes(word)) return 4;
  if (inName.some((each) => each.startsWith(word))) return 3;
  if (inName.some((each) => each.includes(word))) return 2;
  return [...around, ...joined(around)].some((each) => each.includes(word)) ? 1 : 0;
}

/** Two and three words in a row, written as one; a number is never joined to what stands before it. */
function joined(all: readonly string[]): string[] {
  return all.flatMap((_, from) =>
    [2, 3]
      .map((count) => all.slice(from, from + count))
      .filter(
        (row, place) => row.length === place + 2 && !row.slice(1).some((each) => /\d/.test(each)),
      )
      .map((row) => row.join('')),
  );
}
