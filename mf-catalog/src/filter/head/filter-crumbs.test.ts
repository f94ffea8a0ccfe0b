import type { ListingScope } from '@kashi/contracts/listing/listing';
import { expect, test } from 'vitest';
import { readFilterAddress } from '../../filter-address.ts';
import { crumbsOf } from './filter-crumbs.ts';
import { headingOf, scopeOf } from '../listing-scope.ts';

const group: ListingScope = { Kind: 'group', Id: 1, Title: 'کالای دیجیتال' };
const subGroup: ListingScope = { Kind: 'subgroup', Id: 11, Title: 'صدا و پوشیدنی' };
const category: ListingScope = { Kind: 'category', Id: 111, Title: 'هدفون و هدست' };

const scopeAt = (query: string, known: ListingScope[] = []) =>
  scopeOf(readFilterAddress(new URLSearchParams(query)), known);
const titlesAt = (query: string, known?: ListingScope[]) =>
  crumbsOf(scopeAt(query, known), 'کاشی').map(({ title }) => title);

test.each([
  ['GroupId=1&GroupName=کتاب', 'جستجو در گروه کتاب'],
  ['SubGroupId=11&SubGroupName=شعر', 'جستجو در زیرگروه شعر'],
  ['CategoryId=111&CategoryName=غزل', 'جستجو در دستهٔ غزل'],
  ['TagId=4&TagName=هدیه', 'جستجو در برچسب هدیه'],
  ['BrandCode=7&BrandName=آوا', 'جستجوی برند آوا'],
  ['SearchValue=کفش', 'جستجوی عبارت کفش'],
  ['', 'همهٔ محصولات'],
])('the breadcrumb of "%s" ends with «%s»', (query, last) => {
  expect(titlesAt(query)).toEqual(['فروشگاه کاشی', last]);
});

test('a category stands under its subgroup and its group, each a link', () => {
  const crumbs = crumbsOf(scopeAt('CategoryId=111', [group, subGroup, category]), 'کاشی');

  expect(crumbs.map(({ title }) => title)).toEqual([
    'فروشگاه کاشی',
    'کالای دیجیتال',
    'صدا و پوشیدنی',
    'جستجو در دستهٔ هدفون و هدست',
  ]);
  expect(new URLSearchParams(crumbs[2]?.href?.split('?')[1]).get('SubGroupId')).toBe('11');
});

test("the shop's name of a group wins over the name in a forged address", () => {
  expect(titlesAt('GroupId=1&GroupName=کلاهبرداری', [group]).at(-1)).toBe(
    'جستجو در گروه کالای دیجیتال',
  );
});

test('a search within a subgroup leads back to the subgroup', () => {
  const crumbs = crumbsOf(scopeAt('SubGroupId=12&SubGroupName=دوربین&SearchValue=لنز'), 'کاشی');

  expect(crumbs.at(-1)).toEqual({ title: 'جستجوی عبارت لنز' });
  expect(new URLSearchParams(crumbs.at(-2)?.href?.split('?')[1]).has('SearchValue')).toBe(false);
});

test.each([
  ['GroupId=1&GroupName=کتاب', 'کتاب'],
  ['SearchValue=لنز', 'نتایج جستجوی «لنز»'],
  ['SubGroupId=12&SubGroupName=دوربین&SearchValue=لنز', 'نتایج جستجوی «لنز» در دوربین'],
  ['GroupId=1&GroupName=کتاب&BrandCode=2&BrandName=آوا', 'کتاب، آوا'],
  ['GroupId=9', '۹'],
])('the heading of "%s" is «%s»', (query, heading) => {
  expect(headingOf(scopeAt(query))).toBe(heading);
});
