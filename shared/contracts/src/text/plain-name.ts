import { toPersianLetters } from './persian-letters.ts';

/**
 * A name or a title as it is kept: in Persian letters, with one space between two words, and without what nobody sees and copied text
 * often brings along. A half-space within a word stays as it was typed.
 */
export function plainName(typed: string): string {
  return toPersianLetters(typed)
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\s\u200c]+/g, (gap) => (/\s/.test(gap) ? ' ' : '\u200c'))
    .replace(/^[ \u200c]|[ \u200c]$/g, '');
}
