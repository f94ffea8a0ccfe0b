import { plainMobile } from '@kashi/contracts/call/fields';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** A text as a part of a pattern for `like`, in which its own signs mean nothing. */
export function asPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** At most ten words of a searched text: a half-space parts two words as a space does. */
export function wordsIn(search = ''): string[] {
  return search
    .split(/[\s\u200c]+/)
    .filter(Boolean)
    .slice(0, 10);
}

/**
 * A column as a searched word is compared with it: without half-spaces, which the searcher may leave out (R22), and with Latin
 * digits, in which the desk asks, while names have those that their writers typed. Only a word with a digit pays for the digits.
 */
export function asSearched(column: RawBuilder<string>, word: string): RawBuilder<string> {
  if (!/\d/.test(word)) return sql`replace(${column}, ${halfSpace}, '')`;
  // A character that has no other to become is left out.
  return sql`translate(${column}, ${persianAndArabicDigits + halfSpace}, '01234567890123456789')`;
}

const halfSpace = '\u200c';

const persianAndArabicDigits = [0x6f0, 0x660]
  .flatMap((zero) => Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit)))
  .join('');

/** Whether a name has each of the searched words, in any order. */
export function hasWords(name: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const words = wordsIn(search).map(
    (word) => sql<SqlBool>`${asSearched(name, word)} like ${`%${asPattern(word)}%`}`,
  );
  return words.length > 0 ? sql`(${sql.join(words, sql` and `)})` : sql`true`;
}

/** Whether a mobile number begins with the searched one, however that is written: messengers give «98912…», and phones «+98 912 …». */
export function hasMobile(mobile: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const beginning = plainMobile(search);
  return beginning === '' ? sql`false` : sql`${mobile} like ${`${asPattern(beginning)}%`}`;
}
