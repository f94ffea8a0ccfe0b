import type { Listing } from '@kashi/shared/contracts/listing';
import type { ListingFilter } from '@kashi/shared/contracts/listing-filter';

/** The step of the price slider, in toman (§9). */
export const priceStep = 5000;

type PriceRange = Listing['FilteredPriceRange'];

/** A range of one price needs no slider (§2). */
export function hasPriceRange({ MinPrice, MaxPrice }: PriceRange): boolean {
  return MinPrice !== MaxPrice;
}

/** An end of the range that filters nothing out is no filter: it would outlive the prices that it was set for. */
export function withoutIdleEnds(filter: ListingFilter, range: PriceRange): ListingFilter {
  const { FromPriceRange: from, ToPriceRange: to } = filter;
  return {
    ...filter,
    FromPriceRange: from !== undefined && from > range.MinPrice ? from : undefined,
    ToPriceRange: to !== undefined && to < range.MaxPrice ? to : undefined,
  };
}
