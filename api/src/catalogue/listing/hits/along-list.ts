import type { FewMatches } from '../words/word-matches.ts';

/** The qualities that `other` gives to the ordinals of `rarer`, at the same places. */
export function alongList(rarer: FewMatches, other: FewMatches): Uint8Array {
  const qualities = new Uint8Array(rarer.ordinals.length);
  let place = 0;
  for (let at = 0; at < rarer.ordinals.length; at++) {
    const ordinal = rarer.ordinals[at] as number;
    place = placeOf(ordinal, other.ordinals, place);
    if (other.ordinals[place] === ordinal) qualities[at] = other.qualities[place] as number;
  }
  return qualities;
}

/**
 * The place of the ordinal, or where it would be inserted, searching from `from` on. It searches by doubling steps, since the
 * next place may be near or far.
 */
function placeOf(ordinal: number, ordinals: Int32Array, from: number): number {
  let leap = 1;
  while (from + leap < ordinals.length && (ordinals[from + leap] as number) < ordinal) leap *= 2;
  let low = from + (leap >> 1);
  let high = Math.min(from + leap, ordinals.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordinals[middle] as number) < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}
