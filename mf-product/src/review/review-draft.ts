/** What has been typed of a review, by the names of its fields. */
export interface ReviewDraft {
  Title: string;
  Text: string;
}

/**
 * What is typed is kept for as long as the tab is open: a sign-in that ran out leads away from the form and back to it,
 * and nothing typed is ever lost.
 */
export function keepDraft(productId: number, typed: FormData): void {
  sessionStorage.setItem(keyOf(productId), JSON.stringify(Object.fromEntries(typed)));
}

/** For the browser only. */
export function readDraft(productId: number): ReviewDraft {
  const kept = sessionStorage.getItem(keyOf(productId));
  return kept ? (JSON.parse(kept) as ReviewDraft) : { Title: '', Text: '' };
}

export function forgetDraft(productId: number): void {
  sessionStorage.removeItem(keyOf(productId));
}

function keyOf(productId: number): string {
  return `reviewDraft-${productId}`;
}
