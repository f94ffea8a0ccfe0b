import { toLatinDigits } from '@kashi/contracts/text/latin-digits';
import { longestSearch } from '@kashi/contracts/text/longest-search';
import type { ListingFilter, ListingOrder } from '@kashi/contracts/listing/listing-filter';

/**
 * Reads the filter from the query of /filter (§2), just as the contract's `listingFilterSchema` does. It is written by hand only to
 * keep zod out of the first view; a test holds the two together.
 */
export function readFilterAddress(query: URLSearchParams): ListingFilter {
  const id = (name: string) => numberIn(single(query, name), 1, largestId);
  const text = (name: string) => (single(query, name) ?? '').trim().slice(0, longestSearch);
  const price = (name: string) => numberIn(single(query, name), 0, largestPrice);
  const [from, to] = turned(price('FromPriceRange'), price('ToPriceRange'));

  return {
    GroupId: id('GroupId'),
    GroupName: text('GroupName'),
    SubGroupId: id('SubGroupId'),
    SubGroupName: text('SubGroupName'),
    CategoryId: id('CategoryId'),
    CategoryName: text('CategoryName'),
    TagId: id('TagId'),
    TagName: text('TagName'),
    BrandCode: id('BrandCode'),
    BrandName: text('BrandName'),
    SearchValue: text('SearchValue'),
    SearchInResult: text('SearchInResult'),
    IsAvalible: ['true', '1'].includes(single(query, 'IsAvalible') ?? ''),
    Page: numberIn(single(query, 'Page'), 1, 1_000_000) ?? 1,
    BrandIds: idsIn(query.getAll('BrandIds')),
    Attributes: attributesIn(query.getAll('Attributes')),
    FromPriceRange: from,
    ToPriceRange: to,
    OrderBy: (numberIn(single(query, 'OrderBy'), 0, 3) ?? 0) as ListingOrder,
  };
}

/** The address of a listing. Its parameters have one fixed order, and empty ones are left out. */
export function filterPath(filter: Partial<ListingFilter>): string {
  const query = new URLSearchParams(filterParameters(filter)).toString();
  return query ? `/filter?${query}` : '/filter';
}

/** The parameters of `filterPath` as pairs, for the hidden fields of a form. A name without its id is left out. */
export function filterParameters(filter: Partial<ListingFilter>): [name: string, value: string][] {
  const { OrderBy = 0, Page = 1 } = filter;
  const brandIds = [...(filter.BrandIds ?? [])].sort((one, other) => one - other);
  const attributes = [...(filter.Attributes ?? [])].sort();
  const pairs: [string, string | number | undefined][] = [
    ...named('Group', filter.GroupId, filter.GroupName),
    ...named('SubGroup', filter.SubGroupId, filter.SubGroupName),
    ...named('Category', filter.CategoryId, filter.CategoryName),
    ...named('Tag', filter.TagId, filter.TagName),
    ['BrandCode', filter.BrandCode],
    ['BrandName', filter.BrandCode && filter.BrandName],
    ['SearchValue', filter.SearchValue],
    ['SearchInResult', filter.SearchInResult],
    ['IsAvalible', filter.IsAvalible ? 'true' : ''],
    ...brandIds.map((id): [string, number] => ['BrandIds', id]),
    ...attributes.map((pair): [string, string] => ['Attributes', pair]),
    ['FromPriceRange', filter.FromPriceRange],
    ['ToPriceRange', filter.ToPriceRange],
    ['OrderBy', OrderBy || undefined],
    ['Page', Page > 1 ? Page : undefined],
  ];
  return pairs.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
}

const largestId = 2_147_483_647;
const largestPrice = 1_000_000_000_000;
const mostBrands = 100;
const mostAttributes = 30;

/** The value of a parameter. A parameter that is given twice contradicts itself, and counts as missing. */
function single(query: URLSearchParams, name: string): string | undefined {
  const [value, second] = query.getAll(name);
  return second === undefined ? value : undefined;
}

function numberIn(text: string | undefined, least: number, most: number): number | undefined {
  const digits = toLatinDigits(text ?? '').trim();
  const number = /^\d+$/.test(digits) ? Number(digits) : NaN;
  return number >= least && number <= most ? number : undefined;
}

function idsIn(values: string[]): number[] {
  const ids = values
    .flatMap((value) => value.split(','))
    .map((part) => numberIn(part, 1, largestId))
    .filter((id) => id !== undefined);
  return [...new Set(ids)].slice(0, mostBrands);
}

function attributesIn(values: string[]): string[] {
  const pairs = values
    .flatMap((value) => value.split(','))
    .flatMap((part) => {
      const ids = part.split('-').map((id) => numberIn(id, 1, largestId));
      return ids.length === 2 && !ids.includes(undefined) ? [ids.join('-')] : [];
    });
  return [...new Set(pairs)].slice(0, mostAttributes);
}

function turned(from: number | undefined, to: number | undefined) {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}

function named(
  scope: 'Group' | 'SubGroup' | 'Category' | 'Tag',
  id: number | undefined,
  name: string | undefined,
): [string, string | number | undefined][] {
  return [
    [`${scope}Id`, id],
    [`${scope}Name`, id && name],
  ];
}
