import type { ListingScope } from './listing.ts';

/** The canonical address of the listing of one group, subgroup, category, tag or brand (§2). */
export function listingPath({ Kind, Id, Title }: ListingScope): string {
  const [id, name] = parameters[Kind];
  return `/filter?${new URLSearchParams([
    [id, String(Id)],
    [name, Title],
  ]).toString()}`;
}

const parameters = {
  group: ['GroupId', 'GroupName'],
  subgroup: ['SubGroupId', 'SubGroupName'],
  category: ['CategoryId', 'CategoryName'],
  tag: ['TagId', 'TagName'],
  brand: ['BrandCode', 'BrandName'],
} as const;
