import { toLatinDigits } from '../text/latin-digits.ts';
import { withoutMarks } from '../text/without-marks.ts';

/** A code or the number of a transfer as it is kept: in Latin digits, without the spaces and marks that copied text brings along. */
export function pastedCode(text: string): string {
  return withoutMarks(toLatinDigits(text)).replace(/\s/g, '');
}
