/**
 * A customer's text as one harmless line: control characters would control the terminal, and a line break would let a comment
 * look like an entry of the list.
 */
export function oneLine(words: string): string {
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}
