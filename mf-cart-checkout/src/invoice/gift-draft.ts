/** What is typed and not sent, by its cart. The shell empties session storage at a sign-out and for another customer. */
const keyOf = (cartHash: string) => `giftNote-${cartHash}`;

/** Keeps a changed gift note while the tab is open, through steps back and reloads. For the browser only. */
export function keepGiftDraft(cartHash: string, note: string): void {
  sessionStorage.setItem(keyOf(cartHash), note);
}

/** The note that was typed and not sent; null for none. For the browser only. */
export function readGiftDraft(cartHash: string): string | null {
  return sessionStorage.getItem(keyOf(cartHash));
}

/** The server has the note, or the shopper has taken the change back. */
export function forgetGiftDraft(cartHash: string): void {
  sessionStorage.removeItem(keyOf(cartHash));
}
