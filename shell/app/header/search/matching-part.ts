import { toLatinDigits } from '@kashi/shared/contracts/latin-digits';

/** The three parts of a title round what was typed; the middle one is '' where the title does not hold it as it is. */
export function matchingPart(
  title: string,
  typed: string,
): [before: string, match: string, after: string] {
  const start = typed ? folded(title).indexOf(folded(typed)) : -1;
  if (start < 0) return [title, '', ''];
  const end = start + typed.length;
  return [title.slice(0, start), title.slice(start, end), title.slice(end)];
}

/** Spellings that mean the same (R22). Every character stays one character, or the parts would slip. */
function folded(text: string): string {
  return toLatinDigits(text)
    .replace(/[\u064a\u0649\u06cc]/g, 'y')
    .replace(/[\u0643\u06a9]/g, 'k')
    .replace(/\u200c/g, ' ')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
