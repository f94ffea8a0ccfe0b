import type { SearchResult } from '@kashi/contracts/listing/search';
import type { ListingPath } from '../listing-path.ts';
import { messages } from './messages.ts';

type SuggestionKind = 'sub-group' | 'product' | 'tag' | 'recent';

export interface Suggestion {
  /** Unique among all suggestions. */
  key: string;
  title: string;
  /** Stands beside a title that another suggestion has too. */
  of?: string | undefined;
  href: string;
  /** The search to remember when the suggestion is chosen. */
  search: string;
  /** Of a product, what the server says of it: an older one says its title alone. */
  product?: SearchResult['Products'][number];
}

export interface SuggestionGroup {
  kind: SuggestionKind;
  title: string;
  suggestions: Suggestion[];
}

/** The server's suggestions for `value`, each with its address by §2. */
export function groupsOf(
  result: SearchResult,
  value: string,
  listingPath: ListingPath,
): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      kind: 'sub-group',
      title: messages.subGroups,
      suggestions: result.SubGroups.map(({ Id, Title, GroupTitle }) => ({
        key: `sub-group-${Id}`,
        title: Title,
        of: GroupTitle,
        href: listingPath({ SubGroupId: Id, SubGroupName: Title, SearchValue: value }),
        search: value,
      })),
    },
    {
      kind: 'product',
      title: messages.products,
      suggestions: result.Products.map((product, index) => ({
        key: `product-${index}`,
        title: product.Title,
        href: listingPath({ SearchValue: product.Title }),
        search: product.Title,
        product,
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
