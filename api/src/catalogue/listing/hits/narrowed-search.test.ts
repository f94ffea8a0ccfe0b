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
