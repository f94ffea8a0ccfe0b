import { toLatinDigits } from './latin-digits.ts';
import { withoutMarks } from './without-marks.ts';

/**
 * A typed amount without the separators before its groups of three digits and without invisible marks from copied text. All other
 * characters stay, and make it invalid: a separator elsewhere may be a decimal comma.
 */
export function amountDigits(text: string): string {
  const typed = withoutMarks(toLatinDigits(text)).trim();
  return /^\d{1,3}([,،٬]\d{3})+$/.test(typed) ? typed.replace(/\D/g, '') : typed;
}
