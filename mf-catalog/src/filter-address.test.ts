import { listingFilterSchema } from '@kashi/contracts/listing/listing-filter';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filterPath, readFilterAddress } from './filter-address.ts';

const read = (query: string) => readFilterAddress(new URLSearchParams(query));

test.each([
  '',
  'GroupId=3&GroupName=%DA%A9%D8%AA%D8%A7%D8%A8',
  'SubGroupId=12&CategoryId=121&TagId=4&TagName=a&BrandCode=7&BrandName=b',
  'SearchValue=%20%20کفش%20%20&SearchInResult=زنانه&IsAvalible=true&Page=2&OrderBy=3',
  'BrandIds=3&BrandIds=1,2&BrandIds=3&BrandIds=x,,-1',
  'BrandIds=',
  'SubGroupId=3&Attributes=3-12&Attributes=3-15,7-20&Attributes=3-12&Attributes=۳-۹,x,1-2-3,0-1,-',
  `Attributes=${Array.from({ length: 40 }, (_, at) => `1-${at + 1}`).join(',')}`,
  'FromPriceRange=900000&ToPriceRange=5000',
  'FromPriceRange=۵۰۰۰&ToPriceRange=٩٠٠٠&Page=۳',
  'IsAvalible=1',
  'IsAvalible=yes&Page=0&OrderBy=9&GroupId=0&SubGroupId=abc&CategoryId=1.5',
  'Page=-2&OrderBy=-1&GroupId=99999999999&FromPriceRange=-5&ToPriceRange=1e99',
  'Page=2&Page=3&SearchValue=a&SearchValue=b&GroupId=1&GroupId=2',
  'Page=%202%20&OrderBy=0x2&GroupId=1e2',
  `SearchValue=${'ب'.repeat(150)}`,
  'groupid=3&Unknown=1&__proto__=2',
])('the address "%s" is read as the contract reads it', (query) => {
  const filter = read(query);

  expect(filter).toEqual(z.parse(listingFilterSchema, asServerReads(query)));
});

test('an address has its parameters in one order, and none that is empty', () => {
  const path = filterPath(
    read(
      'Page=1&OrderBy=0&ToPriceRange=9000&SearchValue=&BrandIds=5&GroupId=2&BrandIds=3&IsAvalible=1',
    ),
  );

  expect(path).toBe('/filter?GroupId=2&IsAvalible=true&BrandIds=3&BrandIds=5&ToPriceRange=9000');
});

test('a written address is read as the same filter', () => {
  const filter = read(
    'CategoryId=121&CategoryName=هدفون+و+هدست&SearchInResult=بی%E2%80%8Cسیم&BrandIds=2&Attributes=3-12&Attributes=7-20&FromPriceRange=0&ToPriceRange=5000&OrderBy=1&Page=4',
  );

  expect(read(filterPath(filter).split('?')[1] ?? '')).toEqual(filter);
});

test('a name without its id is left out, since it names nothing', () => {
  expect(filterPath({ GroupName: 'کتاب', BrandName: 'آوا' })).toBe('/filter');
});

/** Reads a query as the server's parser hands it to the contract: a repeated parameter is an array. */
function asServerReads(query: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
