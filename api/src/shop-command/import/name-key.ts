import { plainName } from '@kashi/contracts/text/plain-name';
import { withoutMarks } from '@kashi/contracts/text/without-marks';
import { sql } from 'kysely';

/** What names have in common that differ by nothing but half-spaces, spaces and letters of an Arabic keyboard. */
export function nameKey(name: string): string {
  return withoutMarks(plainName(name));
}

/** `nameKey` of a shelf's title, for titles from before they were kept plain. */
export const titleKey = sql<string>`btrim(regexp_replace(regexp_replace(
  translate(title, U&'\\064A\\0643', U&'\\06CC\\06A9'),
  ${'[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]'}, '', 'g'),
  ${'[\\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+'}, ' ', 'g'))`;
