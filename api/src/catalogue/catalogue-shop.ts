import type { Shop } from '../shop.ts';
import type { LiveListing } from './listing/live-listing.ts';

/** What the catalogue, and whoever searches it, is given. */
export interface CatalogueShop extends Shop {
  /** Finds products; what they cost and whether they are in stock is asked of the store. */
  listing: LiveListing;
}
