import { toLatinDigits } from '@kashi/contracts/text/latin-digits';

/** The three parts of a title around the typed text; the middle one is '' if the title does not contain it as it is. */
export function matchingPart(
  title: string,
  typed: string,
): [before: string, match: string, after: string] {
  const start = typed ? folded(title).indexOf(folded(typed)) : -1;
  if (start < 0) return [title, '', ''];
  const end = start + typed.length;
  return [title.slice(0, start), title.slice(start, end), title.slice(end)];
}

/** Equates spellings with the same meaning (R22). Every character stays one character, so that the positions stay valid. */
function folded(text: string): string {
  return toLatinDigits(text)
    .replace(/[\u064a\u0649\u06cc]/g, 'y')
    .replace(/[\u0643\u06a9]/g, 'k')
    .replace(/\u200c/g, ' ')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
