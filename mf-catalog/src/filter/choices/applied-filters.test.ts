import { expect, test } from 'vitest';
import { readFilterAddress } from '../../filter-address.ts';
import { appliedFilters, clearedPath } from './applied-filters.ts';
import type { Titled } from '../filter-data.ts';
import { scopeOf } from '../listing-scope.ts';

const brands: Titled[] = [
  { Id: 7, Title: 'آوا' },
  { Id: 8, Title: 'ماهور' },
];

const attributes = [{ Id: 3, Title: 'رم', Values: [{ Id: 31, Title: '۸ گیگابایت', Count: 2 }] }];

function at(query: string) {
  const filter = readFilterAddress(new URLSearchParams(query));
  const scope = scopeOf(filter, []);
  return {
    applied: appliedFilters(filter, scope, { brands, attributes }),
    cleared: clearedPath(filter, scope),
  };
}

test('each filter has a chip that removes it alone and leads to the first page', () => {
  const { applied } = at('GroupId=1&BrandIds=7&BrandIds=8&IsAvalible=true&SearchInResult=a&Page=3');

  expect(applied).toEqual([
    { title: 'برند: آوا', href: '/filter?GroupId=1&SearchInResult=a&IsAvalible=true&BrandIds=8' },
    { title: 'برند: ماهور', href: '/filter?GroupId=1&SearchInResult=a&IsAvalible=true&BrandIds=7' },
    { title: 'فقط موجود', href: '/filter?GroupId=1&SearchInResult=a&BrandIds=7&BrandIds=8' },
    { title: '«a»', href: '/filter?GroupId=1&IsAvalible=true&BrandIds=7&BrandIds=8' },
  ]);
});

test('a value of an attribute has a chip with its name; an unknown value has its ids', () => {
  expect(at('SubGroupId=1&Attributes=3-31&Attributes=3-99').applied).toEqual([
    { title: 'رم: ۸ گیگابایت', href: '/filter?SubGroupId=1&Attributes=3-99' },
    { title: '۳-۹۹', href: '/filter?SubGroupId=1&Attributes=3-31' },
  ]);
});

test.each([
  ['FromPriceRange=5000', 'از ۵٬۰۰۰ تومان'],
  ['ToPriceRange=90000', 'تا ۹۰٬۰۰۰ تومان'],
  ['FromPriceRange=5000&ToPriceRange=90000', '۵٬۰۰۰ تا ۹۰٬۰۰۰ تومان'],
])('the price range "%s" is one chip, «%s»', (query, title) => {
  expect(at(query).applied).toEqual([{ title, href: '/filter' }]);
});

test('the first subject of a listing has no chip, a second one has', () => {
  expect(at('GroupId=1').applied).toEqual([]);
  expect(at('SearchValue=a').applied).toEqual([]);
  expect(at('GroupId=1&SearchValue=a&BrandCode=7&BrandName=b').applied).toEqual([
    { title: 'برند: b', href: '/filter?GroupId=1&SearchValue=a' },
    { title: 'جستجو: «a»', href: '/filter?GroupId=1&BrandCode=7&BrandName=b' },
  ]);
});

test('clearing all keeps the first subject and the order', () => {
  const { cleared } = at(
    'TagId=4&TagName=b&SearchInResult=a&BrandIds=7&ToPriceRange=1&OrderBy=2&Page=2',
  );

  expect(cleared).toBe('/filter?TagId=4&TagName=b&OrderBy=2');
});

test('a value has its ids where the shop sends no attributes at all, or null', () => {
  const filter = readFilterAddress(new URLSearchParams('SubGroupId=1&Attributes=3-31'));
  const titlesOf = (sent: string) =>
    appliedFilters(filter, scopeOf(filter, []), { brands, ...(JSON.parse(sent) as object) }).map(
      ({ title }) => title,
    );

  expect(titlesOf('{}')).toEqual(['۳-۳۱']);
  expect(titlesOf('{"attributes":null}')).toEqual(['۳-۳۱']);
});
