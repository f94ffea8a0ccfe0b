import { toLatinDigits } from './latin-digits.ts';

/**
 * Reads a whole number as people type and copy it: in digits of any script, with or without separators and spaces between them, and
 * with the marks that copied text brings along. null for an empty text, and NaN for one that is no whole number.
 */
export function wholeNumberIn(text: string): number | null {
  if (text.trim() === '') return null;
  const digits = toLatinDigits(text)
    .replaceAll(/[\s,،٬\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace('\u2212', '-');
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
}
