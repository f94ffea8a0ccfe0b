import type { FilteredAttribute } from '@kashi/contracts/listing/listing';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { toPersianDigits } from '@kashi/format/persian';
import { filterPath } from '../../filter-address.ts';
import type { Titled } from '../filter-data.ts';
import type { Scope } from '../listing-scope.ts';
import { messages } from '../messages.ts';

export interface AppliedFilter {
  title: string;
  /** The first page of the same listing without this filter. */
  href: string;
}

/** What the chosen ids are called. */
interface Named {
  brands: readonly Titled[];
  attributes?: readonly FilteredAttribute[] | undefined;
}

const { applied } = messages;

/**
 * The filters that narrow a listing down beyond its first subject, each with a link that removes it: from `asked`, the filter of a list
 * on its way, else that of the list itself.
 */
export function appliedFilters(
  filter: ListingFilter,
  { parts }: Scope,
  { brands, attributes }: Named,
  asked = filter,
): AppliedFilter[] {
  const without = (change: Partial<ListingFilter>) => filterPath({ ...asked, ...change, Page: 1 });
  const brandTitle = (id: number) =>
    brands.find(({ Id }) => Id === id)?.Title ?? toPersianDigits(String(id));

  return [
    ...parts.slice(1).map(({ kind, name, filter: own }) => ({
      title:
        kind === 'tag'
          ? applied.tag(name)
          : kind === 'brand'
            ? applied.brand(name)
            : applied.search(name),
      href: without(emptied(own)),
    })),
    ...filter.BrandIds.map((id) => ({
      title: applied.brand(brandTitle(id)),
      href: without({ BrandIds: asked.BrandIds.filter((other) => other !== id) }),
    })),
    ...filter.Attributes.map((pair) => ({
      title: attributeTitle(pair, attributes ?? []),
      href: without({ Attributes: asked.Attributes.filter((other) => other !== pair) }),
    })),
    ...priceFilter(filter, without),
    ...(filter.IsAvalible
      ? [{ title: applied.available, href: without({ IsAvalible: false }) }]
      : []),
    ...(filter.SearchInResult
      ? [{ title: applied.within(filter.SearchInResult), href: without({ SearchInResult: '' }) }]
      : []),
  ];
}

/** The address of «حذف همه»: the listing's first subject and its order, without any other filter. */
export function clearedPath({ OrderBy }: ListingFilter, { parts }: Scope): string {
  return filterPath({ ...parts[0]?.filter, OrderBy });
}

/** The attribute and its value; of a value that the shop does not have, the ids of the address. */
function attributeTitle(pair: string, attributes: readonly FilteredAttribute[]): string {
  const [attributeId, valueId] = pair.split('-').map(Number);
  const attribute = attributes.find(({ Id }) => Id === attributeId);
  const value = attribute?.Values.find(({ Id }) => Id === valueId);
  return attribute && value
    ? applied.attribute(attribute.Title, value.Title)
    : toPersianDigits(pair);
}

function priceFilter(
  { FromPriceRange: from, ToPriceRange: to }: ListingFilter,
  without: (change: Partial<ListingFilter>) => string,
): AppliedFilter[] {
  const href = without({ FromPriceRange: undefined, ToPriceRange: undefined });
  if (from !== undefined && to !== undefined)
    return [{ title: applied.priceBetween(from, to), href }];
  if (from !== undefined) return [{ title: applied.priceFrom(from), href }];
  return to === undefined ? [] : [{ title: applied.priceTo(to), href }];
}

/** The same parameters without values. */
function emptied(filter: Partial<ListingFilter>): Partial<ListingFilter> {
  return Object.fromEntries(Object.keys(filter).map((name) => [name, undefined]));
}
