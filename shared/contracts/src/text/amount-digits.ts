import { toLatinDigits } from './latin-digits.ts';

/**
 * A typed amount without the separators between its digits and without invisible marks from copied text. All other characters
 * stay, and make it invalid.
 */
export function amountDigits(text: string): string {
  return toLatinDigits(text)
    .replace(/[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .replace(/(\d)[,،٬](?=\d)/g, '$1');
}
