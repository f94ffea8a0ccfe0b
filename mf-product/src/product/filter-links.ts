import { listingPath } from '@kashi/shared/contracts/listing-path';
import type { Product } from '@kashi/shared/contracts/product';

/** Ways from a product to what is like it: the listing's query parameters (§2). */

export function brandPath({ BrandId, BrandTitle }: Product): string {
  return listingPath({ Kind: 'brand', Id: BrandId, Title: BrandTitle });
}

/** Undefined where the server does not know the group's id, which is an extension. */
export function groupPath({ GroupId, GroupTitle }: Product): string | undefined {
  return GroupId === undefined
    ? undefined
    : listingPath({ Kind: 'group', Id: GroupId, Title: GroupTitle });
}

export function subGroupPath({ SubGroupId, SubGroupTitle }: Product): string {
  return listingPath({ Kind: 'subgroup', Id: SubGroupId, Title: SubGroupTitle });
}

export function tagPath({ Id, Title }: Product['ProductTags'][number]): string {
  return listingPath({ Kind: 'tag', Id, Title });
}
