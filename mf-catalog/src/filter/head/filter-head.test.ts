import { listingPath } from '@kashi/contracts/listing/listing-path';
import { expect, test } from 'vitest';
import { filterPath } from '../../filter-address.ts';
import type { FilterData } from '../filter-data.ts';
import { filterData } from '../filter-fixtures.ts';
import { filterHead } from './filter-head.ts';
import { scopeFilter } from '../listing-scope.ts';

function headOf(data: FilterData | null, query = '') {
  return filterHead(data, new URL(`https://kashi.example/filter?${query}`));
}

test.each([
  ['', '/filter'],
  ['GroupId=1&GroupName=a', '/filter?GroupId=1&GroupName=a'],
  ['GroupId=1&GroupName=a&Page=2', '/filter?GroupId=1&GroupName=a&Page=2'],
  ['BrandCode=7&BrandName=b&Page=1', '/filter?BrandCode=7&BrandName=b'],
  ['TagId=4&TagName=t&OrderBy=3', '/filter?TagId=4&TagName=t'],
])('search engines keep "%s" as %s', (query, canonical) => {
  const head = headOf(filterData(query, { TotalCount: 30 }));

  expect(head.canonical).toBe(canonical);
  expect(head.robots).toBeUndefined();
});

test.each([
  'SearchValue=a',
  'GroupId=1&SearchInResult=a',
  'GroupId=1&BrandIds=7',
  'SubGroupId=11&Attributes=3-31',
  'GroupId=1&IsAvalible=true',
  'GroupId=1&FromPriceRange=5000',
  'GroupId=1&BrandCode=7',
])('search engines follow the links of "%s" but do not keep it', (query) => {
  expect(headOf(filterData(query)).robots).toBe('noindex,follow');
});

test.each(['group', 'subgroup', 'category', 'tag', 'brand'] as const)(
  'a %s has the same address here as in the sitemap and on the pages of its products',
  (Kind) => {
    const scope = { Kind, Id: 7, Title: 'کفش & کیف' };

    expect(filterPath(scopeFilter(Kind, scope.Id, scope.Title))).toBe(listingPath(scope));
  },
);

test('an empty listing is not kept', () => {
  const data = filterData('GroupId=99', { TotalCount: 0, FilteredProducts: [] });

  expect(headOf(data).robots).toBe('noindex,follow');
});

test('a free combination of filters has the address of its subject as canonical', () => {
  const head = headOf(filterData('GroupId=1&GroupName=a&BrandIds=7&Page=2'));

  expect(head.canonical).toBe('/filter?GroupId=1&GroupName=a');
});

test('the first picture of the list is preloaded, in the size that the card shows', () => {
  const Picture = {
    Base: '/media/a',
    Widths: [160, 320],
    Formats: ['avif' as const, 'webp' as const],
    Width: 320,
    Height: 320,
    Alt: '',
  };
  const [product] = filterData().listing.FilteredProducts;

  const head = headOf(filterData('', { FilteredProducts: [{ ...product!, Picture }] }));

  expect(head.preloadImage).toMatchObject({
    srcSet: '/media/a-160.avif 160w, /media/a-320.avif 320w',
    type: 'image/avif',
  });
});

test('a shared link to a list shows the first picture that a product of the list has', () => {
  const [product] = filterData().listing.FilteredProducts;
  const FilteredProducts = ['', '/media/a.webp', '/media/b.webp'].map((PicPath) => ({
    ...product!,
    Picture: undefined,
    PicPath,
  }));

  expect(headOf(filterData('', { FilteredProducts })).image).toBe('/media/a.webp');
});

test('it shows a picture also where the list says that alone, without the path of one file', () => {
  const [product] = filterData().listing.FilteredProducts;
  const Picture = {
    Base: '/media/a',
    Widths: [800],
    Formats: ['webp' as const],
    Width: 1,
    Height: 1,
    Alt: '',
  };
  const FilteredProducts = [
    { ...product!, Picture: undefined, PicPath: '' },
    { ...product!, Picture, PicPath: '' },
  ];

  expect(headOf(filterData('', { FilteredProducts })).image).toBe('/media/a-800.jpg');
});

test('a later page says so in its title', () => {
  expect(headOf(filterData('GroupId=1&GroupName=کتاب&Page=2')).title).toBe('کتاب، صفحهٔ ۲');
});

test('the title of a list that is late comes from its address', () => {
  const late = headOf(null, 'OrderBy=1&GroupName=a&GroupId=1&Page=2');

  expect(late.canonical).toBe('/filter?GroupId=1&GroupName=a&Page=2');
  expect(late.robots).toBeUndefined();
  expect(headOf(null, 'SearchValue=a').robots).toBe('noindex,follow');
});
