import { redirect } from '@kashi/kit/define';
import { rowsPerPage } from '@kashi/contracts/call/rows-per-page';

/** The page number that an address asks for. It is one-based in addresses and zero-based in calls (R5). */
export function pageAsked(url: URL): number {
  const asked = Number(url.searchParams.get('page') ?? '1');
  return Number.isSafeInteger(asked) && asked > 0 && asked <= 100_000 ? asked : 1;
}

/** The address of another page of the list at `url`. The first page has no number in its address. */
export function pageHref(url: string, page: number): string {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid');
  searchParams.delete('page');
  if (page > 1) searchParams.set('page', String(page));
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}

export function pageCount(totalCount: number): number {
  return Math.ceil(totalCount / rowsPerPage);
}

/** Redirects a page past the end, such as one whose last row was just deleted, to the last page; null for any other page. */
export function lastPageInstead(url: URL, rowCount: number, totalCount: number) {
  if (rowCount > 0 || totalCount === 0) return null;
  return redirect(pageHref(url.pathname + url.search, pageCount(totalCount)));
}
