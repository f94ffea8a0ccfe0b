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

/** Fewer letters are in too many words to mean one of them: «تنها» is no plural. */
const shortestStem = 3;

function singularOf(word: string, known: KnownWords): string | undefined {
  return pluralEndings
    .filter((ending) => word.length >= ending.length + shortestStem && word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .find((singular) => known.has(singular));
}
