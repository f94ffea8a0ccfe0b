/** What has been typed of a review, by the names of its fields. */
export interface ReviewDraft {
  Title: string;
  Text: string;
}

/**
 * What is typed is kept for as long as the tab is open: whoever reloads, or is led to sign in and back, finds it again,
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
