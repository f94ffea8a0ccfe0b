import { toLatinDigits } from './latin-digits.ts';
import { withoutMarks } from './without-marks.ts';

/**
 * Reads a whole number as people type and copy it: in digits of any script, with or without separators and spaces before each group
 * of three, and with the marks that copied text brings along. null for an empty text, and NaN for one that is no whole number.
 */
export function wholeNumberIn(text: string): number | null {
  if (text.trim() === '') return null;
  const typed = withoutMarks(toLatinDigits(text))
    .trim()
    .replace(/^[-\u2212]\s*/, '-')
    // It parts thousands alone, and stays where it was while a number is edited that the desk has written.
    .replaceAll('٬', '')
    .replaceAll(/\s/g, ' ');
  return wholeNumber.test(typed) ? Number(typed.replaceAll(separators, '')) : Number.NaN;
}

/** At most fifteen digits. A comma elsewhere than before three of them is a decimal one in many regions. */
const wholeNumber = /^-?(?:\d{1,15}|\d{1,3}([ ,،])\d{3}(?:\1\d{3}){0,3})$/;
const separators = /[ ,،]/g;
