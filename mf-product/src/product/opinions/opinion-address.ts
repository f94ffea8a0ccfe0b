/** The kinds of opinions that shoppers write about a product. */
export type OpinionKind = 'reviews' | 'questions';

/** The tab of the page that the address asks for; null where it asks for none. */
export function askedDetail(search: string): OpinionKind | null {
  if (askedPage(search, 'reviews') !== null) return 'reviews';
  return askedPage(search, 'questions') === null ? null : 'questions';
}

/** The one-based page of a list that the address asks for (R5); null where it asks for none. */
export function askedPage(search: string, kind: OpinionKind): number | null {
  const value = new URLSearchParams(search).get(`${kind}Page`) ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;
}
