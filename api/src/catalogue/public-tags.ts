import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';

/** The tag of a product's own answers, see migration 012. */
export function productTag(productId: number): string {
  return `product-${productId}`;
}

/** The tags of these products' cards in lists. */
export function cardTags(cards: readonly { Id: number }[]): string[] {
  return cards.map(({ Id }) => `card-${Id}`);
}

/** The tag of the narrowest scope that contains the listing. */
export function listTag({ CategoryId, SubGroupId, GroupId, BrandCode }: ListingFilter): string {
  if (CategoryId !== undefined) return `category-${CategoryId}`;
  if (SubGroupId !== undefined) return `subgroup-${SubGroupId}`;
  if (GroupId !== undefined) return `group-${GroupId}`;
  return BrandCode === undefined ? 'listing' : `brand-${BrandCode}`;
}
