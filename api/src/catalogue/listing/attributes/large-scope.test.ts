import { listingFilterSchema } from '@kashi/contracts/listing/listing-filter';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ListingIndex } from '../listing-index.ts';
import type { ListingRow } from '../listing-row.ts';
import { answerOf, plainAnswer } from '../plain-listing-fixtures.ts';

const products = 40_002;
const [memory, colour] = [3, 4];
const rows = Array.from({ length: products }, (_, place) => aProduct(place + 1));
let index: ListingIndex;

beforeAll(() => {
  index = ListingIndex.of(rows);
});

/** Half of the products have the memory 31, half 32; the even ones of each, colour 41, others 42. A few have the tag 9. */
function aProduct(id: number, change: Partial<ListingRow> = {}): ListingRow {
  return {
    product_id: id,
    group_id: 1,
    subgroup_id: 2,
    category_id: null,
    brand_id: 5,
    tag_ids: id % 1000 < 6 ? [9] : [],
    attribute_ids: [memory, id % 4 < 2 ? 31 : 32, colour, id % 2 === 0 ? 41 : 42],
    is_available: true,
    final_price: id,
    discount_percent: 0,
    registered_at: new Date(id),
    name_text: 'کالا',
    search_text: 'کالا',
    ...change,
  };
}

function hitsOf(query: z.input<typeof listingFilterSchema>) {
  return index.query(z.parse(listingFilterSchema, { SubGroupId: 2, ...query }), 24);
}

test('the values of a very large subgroup are counted as long as nothing narrows it', () => {
  const { attributeCounts, areAttributesCounted } = hitsOf({});

  expect(areAttributesCounted).toBe(true);
  expect(attributeCounts.get(memory)).toEqual(
    new Map([
      [31, 20_001],
      [32, 20_001],
    ]),
  );
});

test('narrowed, it is filtered by attributes, and offers the values without counting them anew', () => {
  const { total, productIds, attributeCounts, areAttributesCounted } = hitsOf({
    Attributes: '3-31,4-41',
    FromPriceRange: 40_000,
    OrderBy: 1,
  });

  expect(areAttributesCounted).toBe(false);
  expect([total, productIds]).toEqual([1, [40_000]]);
  expect(new Set(attributeCounts.keys())).toEqual(new Set([memory, colour]));
});

test.each([
  { Attributes: '3-31' },
  { Attributes: '3-31,3-32,4-42', OrderBy: 2, Page: 9 },
  { Attributes: '3-31,4-41', IsAvalible: true, FromPriceRange: 30_000 },
  { Attributes: '3-31,4-41', BrandCode: 5 },
  { Attributes: '3-31,4-41', BrandCode: 6 },
  { Attributes: '3-99' },
  { Attributes: '9-91' },
  { SearchValue: 'کالا', OrderBy: 3 },
  { SearchValue: 'کا لا', FromPriceRange: 20_000, OrderBy: 1 },
  { Attributes: '4-42', SearchValue: 'کالا' },
])('$Attributes, $SearchValue and more find what a plain filter finds', (query) => {
  const filter = z.parse(listingFilterSchema, { SubGroupId: 2, ...query });
  const { attributes: _counts, ...plain } = plainAnswer(rows, filter, 24);

  const { attributes: _whole, ...found } = answerOf(index, filter, 24);

  expect(found).toEqual(plain);
});

test('a tag within a very large subgroup counts all values of the attribute that is chosen', () => {
  const filter = z.parse(listingFilterSchema, { SubGroupId: 2, TagId: 9, Attributes: '3-31' });

  expect(answerOf(index, filter, 24)).toEqual(plainAnswer(rows, filter, 24));
});

test('a price that changes leaves the counts, and a value that changes does not', () => {
  index.change([aProduct(7, { final_price: 9, is_available: false })], []);
  expect(hitsOf({}).attributeCounts.get(colour)?.get(42)).toBe(20_001);

  index.change([aProduct(7, { attribute_ids: [memory, 31, colour, 41] })], []);
  expect(hitsOf({}).attributeCounts.get(colour)?.get(42)).toBe(20_000);

  index.change([], [9]);
  expect(hitsOf({}).attributeCounts.get(colour)?.get(42)).toBe(19_999);
});

test('after products have come and left, a value finds the products that have it now', () => {
  const filter = z.parse(listingFilterSchema, { SubGroupId: 2, Attributes: '3-31' });
  const found = index.query(filter, 24).total;

  index.change([aProduct(50_000, { attribute_ids: [memory, 31] })], [4, 6]);

  // One product with the value came, and of the two that left one had it.
  expect(index.query(filter, 24).total).toBe(found);
  expect(index.query({ ...filter, OrderBy: 2 }, 24).productIds[0]).toBe(50_000);
});

test('a product with two chosen values of one attribute is found once', () => {
  const filter = z.parse(listingFilterSchema, { SubGroupId: 2, Attributes: '3-31,3-32' });
  const found = index.query(filter, 24).total;

  index.change([aProduct(50_001, { attribute_ids: [memory, 31, memory, 32] })], []);

  expect(index.query(filter, 24).total).toBe(found + 1);
});
