import type { ListingFilter } from '@kashi/shared/contracts/listing-filter';

/** What a product's own answers are made of, see migration 012. */
export function productTag(productId: number): string {
  return `product-${productId}`;
}

/** What lists show of these products. */
export function cardTags(cards: readonly { Id: number }[]): string[] {
  return cards.map(({ Id }) => `card-${Id}`);
}

/** The narrowest list that a page of the listing is cut out of. */
export function listTag({ CategoryId, SubGroupId, GroupId, BrandCode }: ListingFilter): string {
  if (CategoryId !== undefined) return `category-${CategoryId}`;
  if (SubGroupId !== undefined) return `subgroup-${SubGroupId}`;
  if (GroupId !== undefined) return `group-${GroupId}`;
  return BrandCode === undefined ? 'listing' : `brand-${BrandCode}`;
}
