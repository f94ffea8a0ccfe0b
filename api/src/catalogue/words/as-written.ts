import { wordsOf } from './persian-words.ts';

/**
 * The words of a search in the products' own spelling: «شیائومی» and «لپ‌تاپ», which the index stores as «شیایومی» and «لپتاپ». A
 * word that is in none of the names stays unchanged.
 */
export function asWritten(search: string, names: readonly string[]): string {
  const written = new Map(
    names
      .flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}\u200C]+/u))
      .map((word) => [wordsOf(word).join(''), word]),
  );
  return search
    .split(' ')
    .map((word) => written.get(word) ?? word)
    .join(' ');
}
