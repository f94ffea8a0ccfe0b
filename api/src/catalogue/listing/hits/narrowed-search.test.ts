import { listingFilterSchema } from '@kashi/contracts/listing/listing-filter';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aRow } from '../../../bench/bench-goods.ts';
import { seededRandom } from '../../../bench/seeded-random.ts';
import { ListingIndex } from '../listing-index.ts';
import { answerOf, plainAnswer } from '../plain-listing-fixtures.ts';

const pageSize = 24;
const random = seededRandom(4000);
const rows = Array.from({ length: 4000 }, (_, place) => aRow(place + 1, random));
const index = ListingIndex.of(rows);

const shelves = [{}, { GroupId: 2 }, { SubGroupId: 1 }, { SubGroupId: 1, Attributes: '10-10003' }];
const choices = [
  { OrderBy: 0 },
  { FromPriceRange: 1e6, ToPriceRange: 2e7, BrandIds: '1,2', OrderBy: 1 },
  { BrandIds: '999' },
  { ToPriceRange: 1, OrderBy: 1 },
];

test.each(['ی', 'گوشی موبایل', 'گوشی موبایل سامسونگ', 'هیچ'])(
  'a search for «%s» finds within any shelf, brands and prices what a plain filter finds',
  (SearchValue) => {
    for (const shelf of shelves)
      for (const choice of choices) {
        const filter = z.parse(listingFilterSchema, { SearchValue, ...shelf, ...choice });

        expect(answerOf(index, filter, pageSize)).toEqual(plainAnswer(rows, filter, pageSize));
      }
  },
);

test('six words, and as many within their results, find goods in stock first and none that have left', () => {
  const words = 'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima'.split(
    ' ',
  );
  const text = words.join(' ');
  const alike = Array.from({ length: 9 }, (_, place) => ({
    ...aRow(place + 1, random),
    is_available: place % 2 === 0,
    final_price: 1000,
    name_text: text,
    search_text: text,
  }));
  const long = ListingIndex.of(alike);
  long.change([], [1, 2]);
  const filter = z.parse(listingFilterSchema, {
    SearchValue: words.slice(0, 6).join(' '),
    SearchInResult: words.slice(6).join(' '),
  });

  for (const query of [filter, { ...filter, IsAvalible: true }, { ...filter, OrderBy: 1 as const }])
    expect(answerOf(long, query, pageSize)).toEqual(plainAnswer(alike.slice(2), query, pageSize));
});
