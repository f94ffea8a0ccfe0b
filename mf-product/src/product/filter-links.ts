import type { Product } from '@kashi/shared/contracts/product';

/** Ways from a product to what is like it: the listing's query parameters (section 2). */

export function brandPath({ BrandId, BrandTitle }: Product): string {
  return filterPath({ BrandCode: BrandId, BrandName: BrandTitle });
}

/** Undefined where the server does not know the group's id, which is an extension. */
export function groupPath({ GroupId, GroupTitle }: Product): string | undefined {
  return GroupId === undefined ? undefined : filterPath({ GroupId, GroupName: GroupTitle });
}

export function subGroupPath({ SubGroupId, SubGroupTitle }: Product): string {
  return filterPath({ SubGroupId, SubGroupName: SubGroupTitle });
}

export function tagPath({ Id, Title }: Product['ProductTags'][number]): string {
  return filterPath({ TagId: Id, TagName: Title });
}

function filterPath(query: Record<string, string | number>): string {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `/filter?${new URLSearchParams(pairs).toString()}`;
}
