import type { Shop } from '../shop.ts';
import type { LiveListing } from './listing/live-listing.ts';

/** The parts of the shop that the catalogue and search use. */
export interface CatalogueShop extends Shop {
  /** Finds products; their prices and stock are read from the store. */
  listing: LiveListing;
}
