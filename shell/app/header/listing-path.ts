import { usePages } from '@kashi/shared/kit/ShellApiContext';

/** What the header's links ask of the listing (§2, Filter page). The names are for its breadcrumb. */
interface ListingQuery {
  GroupId?: number;
  GroupName?: string;
  SubGroupId?: number;
  SubGroupName?: string;
  CategoryId?: number;
  CategoryName?: string;
  TagId?: number;
  TagName?: string;
  SearchValue?: string;
}

/** The address of the listing for a query; home, where the shop has no listing. */
export type ListingPath = (query?: ListingQuery) => string;

export function useListingPath(): ListingPath {
  const path = usePages().pathOf('listing');
  return (query) => {
    if (!path) return '/';
    return query
      ? `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`
      : path;
  };
}
