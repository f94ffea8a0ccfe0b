import type { ListingScope } from '@kashi/contracts/listing/listing';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { toPersianDigits } from '@kashi/format/persian';
import { messages } from './messages.ts';

type Kind = ListingScope['Kind'] | 'search';

/** One subject of a listing: a branch of the tree, a tag, a brand, or a phrase that was searched for. */
interface ScopePart {
  kind: Kind;
  name: string;
  /** The filter of this subject alone. */
  filter: Partial<ListingFilter>;
}

/** The subjects of a listing: the branches of the tree above it, and the parts of its own address. */
export interface Scope {
  ancestors: ScopePart[];
  parts: ScopePart[];
}

/**
 * The scope of a filter. Names come from the server where it knows them, so that a forged address cannot put its own words on the
 * page; a name from the address is used only where the server knows none (§2, Filter page).
 */
export function scopeOf(filter: ListingFilter, known: readonly ListingScope[]): Scope {
  const tree = branchOf(filter);
  const parts = [
    ...(tree ? [partOf(tree.kind, tree.id, tree.name, known)] : []),
    ...(filter.TagId ? [partOf('tag', filter.TagId, filter.TagName, known)] : []),
    ...(filter.BrandCode ? [partOf('brand', filter.BrandCode, filter.BrandName, known)] : []),
    ...(filter.SearchValue ? [searchPart(filter.SearchValue)] : []),
  ];
  const above = known.filter(
    ({ Kind, Id }) => isBranch(Kind) && tree && !(Kind === tree.kind && Id === tree.id),
  );
  return {
    ancestors: above.map(({ Kind, Id, Title }) => partOf(Kind, Id, Title, known)),
    parts,
  };
}

/** The page's heading, which is also its title with the shop's name. */
export function headingOf({ parts }: Scope): string {
  const search = parts.find(({ kind }) => kind === 'search');
  const place = parts
    .filter((part) => part !== search)
    .map(({ name }) => name)
    .join(messages.heading.separator);

  if (!search) return place || messages.everything;
  const { searchIn, search: searchAlone } = messages.heading;
  return place ? searchIn(search.name, place) : searchAlone(search.name);
}

/** The lowest branch that the filter names: a category, else a subgroup, else a group; null for none. */
function branchOf(filter: ListingFilter) {
  const { CategoryId, CategoryName, SubGroupId, SubGroupName, GroupId, GroupName } = filter;
  if (CategoryId) return { kind: 'category', id: CategoryId, name: CategoryName } as const;
  if (SubGroupId) return { kind: 'subgroup', id: SubGroupId, name: SubGroupName } as const;
  if (GroupId) return { kind: 'group', id: GroupId, name: GroupName } as const;
  return null;
}

function isBranch(kind: Kind): boolean {
  return kind === 'group' || kind === 'subgroup' || kind === 'category';
}

function partOf(
  kind: ListingScope['Kind'],
  id: number,
  nameInAddress: string,
  known: readonly ListingScope[],
): ScopePart {
  const title = known.find(({ Kind, Id }) => Kind === kind && Id === id)?.Title;
  const name = title || nameInAddress || toPersianDigits(String(id));
  return { kind, name, filter: scopeFilter(kind, id, name) };
}

function searchPart(phrase: string): ScopePart {
  return { kind: 'search', name: phrase, filter: { SearchValue: phrase } };
}

/** The filter of a whole group, subgroup, category, tag or brand. */
export function scopeFilter(
  kind: ListingScope['Kind'],
  id: number,
  name: string,
): Partial<ListingFilter> {
  switch (kind) {
    case 'group':
      return { GroupId: id, GroupName: name };
    case 'subgroup':
      return { SubGroupId: id, SubGroupName: name };
    case 'category':
      return { CategoryId: id, CategoryName: name };
    case 'tag':
      return { TagId: id, TagName: name };
    case 'brand':
      return { BrandCode: id, BrandName: name };
  }
}
