import type { ListingOrder } from '@kashi/contracts/listing/listing-filter';
import type { AttributeHits, AttributeTally } from '../attributes/attribute-tally.ts';
import type { Choice } from '../scopes/choice.ts';

/** The index's answer: the products of the page and the facets. */
export interface ListingHits extends ListingFacets, AttributeHits {
  /** The products of the requested page, in order. */
  productIds: number[];
  total: number;
}

export interface ListingFacets {
  /** The range of final prices, with the brand and price filters ignored; null if no product has a price. */
  priceRange: { min: number; max: number } | null;
  /** The number of products of each brand, with the same filters ignored. */
  brandCounts: Map<number, number>;
}

/** A listing's query without its scope. */
export interface Asked {
  order: ListingOrder;
  onlyBuyable: boolean;
  choice: Choice;
  /** The chosen attributes, and the counts of all; null where there are none. */
  attributes: AttributeTally | null;
  /** The page as places in the sorted list; `end` is exclusive. */
  first: number;
  end: number;
}
