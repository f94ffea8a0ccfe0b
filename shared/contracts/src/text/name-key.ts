import { toLatinDigits } from './latin-digits.ts';
import { plainName } from './plain-name.ts';
import { withoutMarks } from './without-marks.ts';

/**
 * What names have in common that differ by nothing but half-spaces, spaces, letters of an Arabic keyboard, the script of digits and
 * capitals: accounting programs write «128 گیگابایت» for the shop's «۱۲۸ گیگابایت».
 */
export function nameKey(name: string): string {
  return toLatinDigits(withoutMarks(plainName(name))).toLowerCase();
}
