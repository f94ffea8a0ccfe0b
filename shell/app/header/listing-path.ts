import { usePages } from '@kashi/kit/ShellApiContext';

/** The parameters of the header's links to the listing (§2, Filter page). The names are for its breadcrumb. */
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

/** The listing's address for a query; home if the shop has no listing. */
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
