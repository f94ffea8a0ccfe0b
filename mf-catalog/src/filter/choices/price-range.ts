import type { Listing } from '@kashi/contracts/listing/listing';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';

/** The step of the price slider, in toman (§9). */
export const priceStep = 5000;

type PriceRange = Listing['FilteredPriceRange'];

/** Whether the slider is shown: a range of one price needs none (§2). */
export function hasPriceRange({ MinPrice, MaxPrice }: PriceRange): boolean {
  return MinPrice !== MaxPrice;
}

/** Removes ends of the price range that filter nothing out, since they would stay set when the prices change. */
export function withoutIdleEnds(filter: ListingFilter, range: PriceRange): ListingFilter {
  const { FromPriceRange: from, ToPriceRange: to } = filter;
  return {
    ...filter,
    FromPriceRange: from !== undefined && from > range.MinPrice ? from : undefined,
    ToPriceRange: to !== undefined && to < range.MaxPrice ? to : undefined,
  };
}
