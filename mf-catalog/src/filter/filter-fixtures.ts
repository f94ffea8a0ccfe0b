import type { Listing } from '@kashi/contracts/listing/listing';
import { aListing, bookGroup, digitalGroup } from '../catalog-fixtures.ts';
import { readFilterAddress } from '../filter-address.ts';
import type { FilterData } from './filter-data.ts';
import { treeAround } from './group-tree.ts';

/** The data of the listing at `/filter?{query}`. */
export function filterData(query = '', listing: Partial<Listing> = {}): FilterData {
  const filter = readFilterAddress(new URLSearchParams(query));
  return {
    filter,
    listing: aListing({ Page: filter.Page, ...listing }),
    chosenBrands: aListing(listing).FilteredBrands.filter(({ Id }) => filter.BrandIds.includes(Id)),
    tree: treeAround([digitalGroup, bookGroup], filter),
    shopName: 'کاشی',
  };
}
