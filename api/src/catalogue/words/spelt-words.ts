import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { spellingsOf, unwritten } from './persian-words.ts';

/** At most ten words of a searched text: a half-space parts two words as a space does. */
export function wordsIn(search = ''): string[] {
  return search
    .normalize('NFC')
    .replace(unwritten, '')
    .split(/[\s\u200c]+/)
    .filter(Boolean)
    .slice(0, 10);
}

/**
 * Whether a column has a searched word as the shop's search would find it (R22): in letters of either spelling, in digits of any
 * script, in capitals or without them, and with or without half-spaces and signs that have no meaning. The pattern names the
 * spellings, because a `translate` of the column takes ten times as long.
 */
export function hasWord(column: RawBuilder<string>, word: string): RawBuilder<SqlBool> {
  return sql`${column} ~ ${patternOf(word)}`;
}

/** Whether a name has each of the searched words, in any order. */
export function hasWords(name: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const words = wordsIn(search).map((word) => hasWord(name, word));
  return words.length > 0 ? sql`(${sql.join(words, sql` and `)})` : sql`true`;
}

function patternOf(word: string): string {
  return Array.from(word, (letter) => {
    const same = sameSigns.find((signs) => signs.includes(letter)) ?? spellingsOf(letter);
    const each = same.flatMap((one) => [one.toLowerCase(), one.toUpperCase()]);
    return `[${[...new Set(each)].join('').replace(/[\\\]^-]/g, '\\$&')}]`;
  }).join(`(?:${unwritten.source}|\u200c)*`);
}

/** Each digit in every script, and the decimal point. */
const sameSigns = [
  ...Array.from({ length: 10 }, (_, digit) =>
    [0x30, 0x6f0, 0x660].map((zero) => String.fromCodePoint(zero + digit)),
  ),
  ['.', String.fromCodePoint(0x66b)],
];
