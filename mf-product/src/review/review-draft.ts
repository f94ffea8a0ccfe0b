/** The typed text of a review, by the names of its fields. */
export interface ReviewDraft {
  Title: string;
  Text: string;
  /** '1' to '5'; absent while no star is chosen. */
  Rating?: string;
}

/**
 * Keeps the typed text while the tab is open, so that a reload, or a sign-in in between, loses nothing. For the browser only.
 */
export function keepDraft(productId: number, typed: FormData): void {
  // A chosen file is no text.
  typed.delete('Pictures');
  sessionStorage.setItem(keyOf(productId), JSON.stringify(Object.fromEntries(typed)));
}

/** The kept text of a review, or empty fields. For the browser only. */
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
