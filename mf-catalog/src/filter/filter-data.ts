import type { Listing } from '@kashi/shared/contracts/listing';
import type { ListingFilter } from '@kashi/shared/contracts/listing-filter';
import { found, redirect, type PageContext, type PageResult } from '@kashi/shared/kit/define';
import { filterPath, readFilterAddress } from '../filter-address.ts';
import { treeAround, type TreeNode } from './group-tree.ts';

/** Products of a page of the listing (§9). The contract's own constant would bring zod along. */
export const pageSize = 12;

export interface FilterData {
  filter: ListingFilter;
  listing: Listing;
  /** The brands that the filter names, in the shop's words: where nothing is found, the facets name none of them. */
  chosenBrands: Titled[];
  /** Null where the groups could not be read: the list is worth showing without them. */
  tree: TreeNode[] | null;
  /** '' where it could not be read. */
  shopName: string;
}

export interface Titled {
  Id: number;
  Title: string;
}

export function pageCountOf({ TotalCount }: Listing): number {
  return Math.ceil(TotalCount / pageSize);
}

/** A page past the end is corrected to the last one (§2, Filter page). */
export async function loadFilter({
  url,
  ask,
  signal,
}: PageContext): Promise<PageResult<FilterData>> {
  const filter = readFilterAddress(url.searchParams);
  const [{ value: listing }, contents] = await Promise.all([
    ask('GET /v1/ProductManagement/Filters/Read', filter, { signal }),
    // Only names and the tree come of it, so its failure must not cost the list.
    ask('GET /v1/ContentManagement/Contents/Read', {}, { signal }).catch(() => null),
  ]);

  const pages = pageCountOf(listing);
  if (pages > 0 && filter.Page > pages) return redirect(filterPath({ ...filter, Page: pages }));
  return found({
    filter,
    listing,
    chosenBrands: (contents?.value.Brands ?? listing.FilteredBrands)
      .filter(({ Id }) => filter.BrandIds.includes(Id))
      .map(({ Id, Title }) => ({ Id, Title })),
    tree: contents && treeAround(contents.value.Groups, filter),
    shopName: contents?.value.BaseInfos?.ShopName ?? '',
  });
}
