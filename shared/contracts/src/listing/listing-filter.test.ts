import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listingFilterSchema } from './listing-filter.ts';

const read = (query: object) => z.parse(listingFilterSchema, query);

test('an empty address is the first page of the whole shop', () => {
  expect(read({})).toMatchObject({
    Page: 1,
    OrderBy: 0,
    IsAvalible: false,
    SearchValue: '',
    BrandIds: [],
  });
});

test.each([
  [{ Page: '0' }, { Page: 1 }],
  [{ Page: '-3' }, { Page: 1 }],
  [{ Page: '۳' }, { Page: 3 }],
  [{ Page: '1e99' }, { Page: 1 }],
  [{ Page: '+3' }, { Page: 1 }],
  [{ ToPriceRange: '1e5' }, { ToPriceRange: undefined }],
  [{ OrderBy: '4' }, { OrderBy: 0 }],
  [{ OrderBy: 'cheap' }, { OrderBy: 0 }],
  [{ OrderBy: '٢' }, { OrderBy: 2 }],
  [{ GroupId: 'x' }, { GroupId: undefined }],
  [{ GroupId: ['1', '2'] }, { GroupId: undefined }],
  [{ GroupId: 7 }, { GroupId: 7 }],
  [{ IsAvalible: 'yes' }, { IsAvalible: false }],
  [{ IsAvalible: 'true' }, { IsAvalible: true }],
  [{ IsAvalible: true }, { IsAvalible: true }],
  [{ SearchValue: ' چای ' }, { SearchValue: 'چای' }],
  [{ SearchValue: 'a'.repeat(500) }, { SearchValue: 'a'.repeat(300) }],
  [{ SearchValue: ['a', 'b'] }, { SearchValue: '' }],
])('%j is read as %j', (query, filter) => {
  expect(read(query)).toMatchObject(filter);
});

test.each(['3,1,3', ['3', '1'], [3, 1], '3,,x,1', '۳,۱'])(
  'brands given as %j are 3 and 1',
  (BrandIds) => {
    expect(read({ BrandIds }).BrandIds).toEqual([3, 1]);
  },
);

test('a price range the wrong way round is turned', () => {
  expect(read({ FromPriceRange: '900', ToPriceRange: '100' })).toMatchObject({
    FromPriceRange: 100,
    ToPriceRange: 900,
  });
});

test('a price that is none is left out, and the other one stays', () => {
  expect(read({ FromPriceRange: '-5', ToPriceRange: '100' })).toMatchObject({
    FromPriceRange: undefined,
    ToPriceRange: 100,
  });
});

test('a parsed filter parses to itself, so that an address can be rewritten from it', () => {
  const filter = read({
    GroupId: '2',
    BrandIds: '4,5',
    Page: '3',
    SearchValue: 'چای',
    OrderBy: '1',
    IsAvalible: 'true',
  });

  expect(read(filter)).toEqual(filter);
});
