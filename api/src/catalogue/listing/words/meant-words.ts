import { pluralEndings } from './plural-messages.ts';

interface KnownWords {
  /** Whether a product of the shop matches the word. */
  has(word: string): boolean;
  /** The known word that is most like the word; null if none is near. */
  nearest(word: string): string | null;
}

/**
 * The words of a search that finds nothing as they were meant: without the endings of plurals, since names of products have the
 * singular, and with misspelt words corrected. Only the first `most` words are compared, as for a pasted text the rest is not looked
 * for either.
 */
export function meantWords(words: readonly string[], most: number, known: KnownWords): string[] {
  return words
    .filter((word, place) => place === 0 || !pluralEndings.includes(word))
    .map((word, place) =>
      place >= most || known.has(word)
        ? word
        : (singularOf(word, known) ?? known.nearest(word) ?? word),
    );
}

/**
 * The words with two neighbours as the one word that both together nearly are: «لپ تاب» is «لپتاپ», though «لپ» and «تاب» lie within
 * words of the shop and are known by that. It is for words that find nothing together; null if no two of them are one.
 */
export function twoAsOne(
  words: readonly string[],
  most: number,
  known: KnownWords,
): string[] | null {
  for (let place = 0; place + 1 < Math.min(words.length, most); place++) {
    const both = words.slice(place, place + 2);
    const joined = both.join('');
    if (both.every((word) => word.length > longestPart) || known.has(joined)) continue;
    const nearest = known.nearest(joined);
    if (nearest) return words.toSpliced(place, 2, nearest);
  }
  return null;
}

/** The most letters of a word that is mostly a part of another one; two longer words that go together nowhere are meant as they are. */
const longestPart = 2;

/** Fewer letters are in too many words to mean one of them: «تنها» is no plural. */
const shortestStem = 3;

function singularOf(word: string, known: KnownWords): string | undefined {
  return pluralEndings
    .filter((ending) => word.length >= ending.length + shortestStem && word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .find((singular) => known.has(singular));
}
