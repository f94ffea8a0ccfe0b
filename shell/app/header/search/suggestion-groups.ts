import type { SearchResult } from '@kashi/shared/contracts/search';
import type { ListingPath } from '../listing-path.ts';
import { messages } from './messages.ts';

type SuggestionKind = 'sub-group' | 'product' | 'tag' | 'recent';

export interface Suggestion {
  /** Unique among all of them. */
  key: string;
  title: string;
  href: string;
  /** What is remembered as searched for when it is chosen. */
  search: string;
}

export interface SuggestionGroup {
  kind: SuggestionKind;
  title: string;
  suggestions: Suggestion[];
}

/** What the server suggests for `value`, each with the address that §2 gives it. */
export function groupsOf(
  result: SearchResult,
  value: string,
  listingPath: ListingPath,
): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      kind: 'sub-group',
      title: messages.subGroups,
      suggestions: result.SubGroups.map(({ Id, Title }) => ({
        key: `sub-group-${Id}`,
        title: Title,
        href: listingPath({ SubGroupId: Id, SubGroupName: Title, SearchValue: value }),
        search: value,
      })),
    },
    {
      kind: 'product',
      title: messages.products,
      suggestions: result.Products.map(({ Title }, index) => ({
        key: `product-${index}`,
        title: Title,
        href: listingPath({ SearchValue: Title }),
        search: Title,
      })),
    },
    {
      kind: 'tag',
      title: messages.tags,
      suggestions: result.Tags.map(({ Id, Title }) => ({
        key: `tag-${Id}`,
        title: Title,
        href: listingPath({ TagId: Id, TagName: Title }),
        search: value,
      })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

export function recentGroups(
  searches: readonly string[],
  listingPath: ListingPath,
): SuggestionGroup[] {
  if (searches.length === 0) return [];
  const suggestions = searches.map((title, index) => ({
    key: `recent-${index}`,
    title,
    href: listingPath({ SearchValue: title }),
    search: title,
  }));
  return [{ kind: 'recent', title: messages.recent, suggestions }];
}
