import { toLatinDigits } from './latin-digits.ts';
import { withoutMarks } from './without-marks.ts';

/**
 * A typed amount without the separators between its digits and without invisible marks from copied text. All other characters
 * stay, and make it invalid.
 */
export function amountDigits(text: string): string {
  return withoutMarks(toLatinDigits(text))
    .trim()
    .replace(/(\d)[,،٬](?=\d)/g, '$1');
}
