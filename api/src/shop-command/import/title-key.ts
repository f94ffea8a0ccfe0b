import { sql } from 'kysely';

const digitsFrom = (zero: number) =>
  String.fromCodePoint(...Array.from({ length: 10 }, (_, digit) => zero + digit));
const latinDigits = digitsFrom(0x30);

/** `nameKey` of a shelf's title, for titles from before they were kept plain. */
export const titleKey = sql<string>`btrim(regexp_replace(regexp_replace(
  translate(lower(title), ${`\u064A\u0643${digitsFrom(0x6f0)}${digitsFrom(0x660)}`}, ${`\u06CC\u06A9${latinDigits}${latinDigits}`}),
  ${'[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]'}, '', 'g'),
  ${'[\\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+'}, ' ', 'g'))`;
