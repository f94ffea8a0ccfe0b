import type { OpinionKind } from './opinion-address.ts';

/** The address of a page of a list, one-based. It is apart from `opinion-address.ts`, which a product's first view loads. */
export function pageAddress(
  pathname: string,
  search: string,
  kind: OpinionKind,
  page: number,
): string {
  const query = new URLSearchParams(search);
  query.delete('reviewsPage');
  query.delete('questionsPage');
  query.set(`${kind}Page`, String(page));
  return `${pathname}?${query.toString()}`;
}
