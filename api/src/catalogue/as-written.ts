import { wordsOf } from './persian-words.ts';

/**
 * A search as its products write it: «شیائومی» and «لپ‌تاپ», where the index knows «شیایومی» and «لپتاپ». A word that stands in
 * none of their names stays as it is.
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
