import { listingPath } from '@kashi/contracts/listing/listing-path';
import type { Product } from '@kashi/contracts/product/product';

/** Links from a product to listings of its brand, group, subgroup and tags (§2). */

export function brandPath({ BrandId, BrandTitle }: Product): string {
  return listingPath({ Kind: 'brand', Id: BrandId, Title: BrandTitle });
}

/** Undefined where the server sends no id of the group, which is an extension. */
export function groupPath({ GroupId, GroupTitle }: Product): string | undefined {
  return GroupId ? listingPath({ Kind: 'group', Id: GroupId, Title: GroupTitle }) : undefined;
}

export function subGroupPath({ SubGroupId, SubGroupTitle }: Product): string {
  return listingPath({ Kind: 'subgroup', Id: SubGroupId, Title: SubGroupTitle });
}

export function tagPath({ Id, Title }: Product['ProductTags'][number]): string {
  return listingPath({ Kind: 'tag', Id, Title });
}
