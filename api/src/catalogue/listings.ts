import type { FilteredBrand, Listing, ListingScope } from '@kashi/contracts/listing/listing';
import { productsPerPage } from '@kashi/contracts/listing/listing';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import type { CatalogueShop } from './catalogue-shop.ts';
import { asWritten } from './words/as-written.ts';
import { filteredAttributes } from './filtered-attributes.ts';
import type { Taxonomy } from './listing/scopes/taxonomy.ts';
import { meantFilter } from './other-spellings.ts';
import { readProductCards } from './product/product-cards.ts';

/** A page of the listing with its facets (§7, R5 and R6). */
export async function readListing(
  { store, listing }: Pick<CatalogueShop, 'store' | 'listing'>,
  asked: ListingFilter,
): Promise<Listing> {
  const { filter, inAddress } = await meantFilter(store, asked);
  const hits = await listing.query(filter, productsPerPage);
  const taxonomy = await listing.taxonomy();
  const cards = await readProductCards(store, hits.productIds);
  const attributes = await filteredAttributes(store, filter, hits, inAddress);
  return {
    TotalCount: hits.total,
    Page: filter.Page,
    FilteredProducts: cards,
    FilteredPriceRange: {
      MinPrice: hits.priceRange?.min ?? 0,
      MaxPrice: hits.priceRange?.max ?? 0,
    },
    FilteredBrands: brandsOf(hits.brandCounts, taxonomy),
    ...(attributes.length > 0 && { FilteredAttributes: attributes }),
    Scopes: scopesOf(filter, taxonomy),
    ...(hits.searchedFor !== undefined && {
      SearchedFor: asWritten(
        hits.searchedFor,
        cards.map(({ Name }) => Name),
      ),
    }),
  };
}

/** Whether the listing is the first page of a search in the whole shop, without anything that narrows it. */
export function isSearchAlone({
  SearchValue,
  Page,
  OrderBy: _order,
  ...narrowed
}: ListingFilter): boolean {
  const isNarrowed = Object.values(narrowed).some((value) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );
  return SearchValue !== '' && Page === 1 && !isNarrowed;
}

function brandsOf(counts: Map<number, number>, taxonomy: Taxonomy): FilteredBrand[] {
  return [...counts]
    .map(([Id, Count]) => ({ Id, Count, Title: taxonomy.brands.get(Id)?.title ?? '' }))
    .sort((one, other) => other.Count - one.Count || persian.compare(one.Title, other.Title));
}

const persian = new Intl.Collator('fa');

/**
 * The path to the listing's place, for breadcrumbs. A category determines its subgroup and group, whatever else the address says.
 */
function scopesOf(filter: ListingFilter, taxonomy: Taxonomy): ListingScope[] {
  const category = taxonomy.categories.get(filter.CategoryId ?? 0);
  const subGroup = taxonomy.subGroups.get(category?.subGroupId ?? filter.SubGroupId ?? 0);
  const group = taxonomy.groups.get(subGroup?.groupId ?? filter.GroupId ?? 0);
  const tag = taxonomy.tags.get(filter.TagId ?? 0);
  const brand = taxonomy.brands.get(filter.BrandCode ?? 0);
  const way = { group, subgroup: subGroup, category, tag, brand };
  return Object.entries(way).flatMap(([kind, named]) =>
    named ? [{ Kind: kind as ListingScope['Kind'], Id: named.id, Title: named.title }] : [],
  );
}
