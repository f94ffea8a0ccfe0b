import { toLatinDigits } from './latin-digits.ts';

/**
 * A sum as it is typed, with the separators between its digits taken out, and the marks that a copied text has unseen. Whatever
 * else is in it stays, and makes it no sum.
 */
export function amountDigits(text: string): string {
  return toLatinDigits(text)
    .replace(/[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .replace(/(\d)[,،٬](?=\d)/g, '$1');
}
