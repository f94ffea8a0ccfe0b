/** What the header's links ask of the listing (section 2, Filter page). The names are for its breadcrumb. */
interface FilterQuery {
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

/** The address of the listing for `query`. */
export function filterPath(query: FilterQuery): string {
  return `/filter?${new URLSearchParams(query as Record<string, string>).toString()}`;
}
