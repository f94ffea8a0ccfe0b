import type { ListingOrder } from '@kashi/shared/contracts/listing-filter';
import type { Choice } from './choice.ts';

/** The answer of the index: which products, and the facets around them. */
export interface ListingHits extends ListingFacets {
  /** Of the page asked for, in order. */
  productIds: number[];
  total: number;
}

export interface ListingFacets {
  /** Of the final prices over everything but the brand and price filters; null where nothing has a price. */
  priceRange: { min: number; max: number } | null;
  /** How many products of each brand, over the same. */
  brandCounts: Map<number, number>;
}

/** What a listing asks for, in so far as it does not say where. */
export interface Asked {
  order: ListingOrder;
  onlyBuyable: boolean;
  choice: Choice;
  /** The page: places in the sorted list, `end` not included. */
  first: number;
  end: number;
}
