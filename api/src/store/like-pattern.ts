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

/** Whether a name has each of the searched words, in any order. */
export function hasWords(name: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const words = wordsIn(search).map((word) => sql<SqlBool>`${name} like ${`%${asPattern(word)}%`}`);
  return words.length > 0 ? sql`(${sql.join(words, sql` and `)})` : sql`true`;
}
