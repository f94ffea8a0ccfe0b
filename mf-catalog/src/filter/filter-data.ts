import type { Listing } from '@kashi/contracts/listing/listing';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { toLatinDigits } from '@kashi/contracts/text/latin-digits';
import { found, redirect, type PageContext, type PageResult } from '@kashi/kit/define';
import { filterPath, readFilterAddress } from '../filter-address.ts';
import { asShown } from '../as-shown.ts';
import { treeAround, type TreeNode } from './group-tree.ts';

/** Products on a page of the listing (§9). The contract's own constant would bring zod along. */
export const pageSize = 12;

export interface FilterData {
  filter: ListingFilter;
  listing: Listing;
  /** The chosen brands with the shop's names: the facets name no brand where nothing is found, and the front page not every one. */
  chosenBrands: Titled[];
  /** The tree of groups; null where it could not be read, since the list is shown without it. */
  tree: TreeNode[] | null;
  /** The shop's name; '' where it could not be read. */
  shopName: string;
}

export interface Titled {
  Id: number;
  Title: string;
}

export function pageCountOf({ TotalCount }: Listing): number {
  return Math.ceil(TotalCount / pageSize);
}

/** Reads the listing. A page past the end redirects to the last one (§2, Filter page). Throws a `Problem`. */
export async function loadFilter({
  url,
  ask,
  signal,
}: PageContext): Promise<PageResult<FilterData>> {
  const filter = readFilterAddress(url.searchParams);
  const { Attributes, ...others } = filter;
  // Without chosen attributes the question is the one of earlier releases, so that kept and recorded answers are found by it.
  const asked = {
    ...(Attributes.length > 0 ? filter : others),
    // The phrases are shown as they were typed, and sent with Latin digits (R22).
    SearchValue: toLatinDigits(filter.SearchValue),
    SearchInResult: toLatinDigits(filter.SearchInResult),
  };
  const [{ value: listing }, contents] = await Promise.all([
    ask('GET /v1/ProductManagement/Filters/Read', asked, { signal }),
    // Only names and the tree come from this call, so the list is shown even where it fails.
    ask('GET /v1/ContentManagement/Contents/Read', {}, { signal }).catch(() => null),
  ]);

  const pages = pageCountOf(listing);
  if (pages > 0 && filter.Page > pages) return redirect(filterPath({ ...filter, Page: pages }));
  const brands: Titled[] = [...(contents?.value.Brands ?? []), ...listing.FilteredBrands];
  return found({
    filter,
    listing: { ...listing, FilteredProducts: listing.FilteredProducts.map(asShown) },
    chosenBrands: filter.BrandIds.flatMap((id) => {
      const brand = brands.find(({ Id }) => Id === id);
      return brand ? { Id: id, Title: brand.Title } : [];
    }),
    tree: contents && treeAround(contents.value.Groups, filter),
    shopName: contents?.value.BaseInfos?.ShopName ?? '',
  });
}
