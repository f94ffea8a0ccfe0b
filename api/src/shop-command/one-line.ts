/**
 * A customer's words in one harmless line: a terminal obeys control characters, and a line break would let a comment pass
 * for an entry of the list.
 */
export function oneLine(words: string): string {
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}
