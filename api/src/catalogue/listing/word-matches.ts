/** How well a product matches a word of a search; 0 is not at all. */
export const matchQuality = { around: 1, inside: 2, start: 3, word: 4, firstWord: 5 } as const;

/** The products that match, and how well each does. */
export interface WordMatches {
  /** Ascending. */
  ordinals: Int32Array;
  /** At the same places: of one word its quality, of several their sum. */
  qualities: Uint8Array;
}

/** Those that match all, the qualities put together by `together`. The rarest goes first: most products fail at it. */
export function matchingAll(
  matches: readonly WordMatches[],
  together: (one: number, other: number) => number,
): WordMatches {
  const [rarest, ...others] = matches.toSorted(
    (one, other) => one.ordinals.length - other.ordinals.length,
  );
  return others.reduce((one, other) => both(one, other, together), rarest ?? noMatches);
}

export const noMatches: WordMatches = { ordinals: new Int32Array(0), qualities: new Uint8Array(0) };

function both(
  rarer: WordMatches,
  other: WordMatches,
  together: (one: number, other: number) => number,
): WordMatches {
  const ordinals = new Int32Array(rarer.ordinals.length);
  const qualities = new Uint8Array(rarer.ordinals.length);
  let count = 0;
  let place = 0;
  // Where one is not much rarer than the other, the next is the next but one at most.
  const isNear = other.ordinals.length < rarer.ordinals.length * 8;
  for (let at = 0; at < rarer.ordinals.length; at++) {
    const ordinal = rarer.ordinals[at] as number;
    if (isNear) while ((other.ordinals[place] as number) < ordinal) place++;
    else place = placeOf(ordinal, other.ordinals, place);
    if (other.ordinals[place] !== ordinal) continue;
    ordinals[count] = ordinal;
    qualities[count++] = together(rarer.qualities[at] as number, other.qualities[place] as number);
  }
  return { ordinals: ordinals.subarray(0, count), qualities: qualities.subarray(0, count) };
}

/** Where the ordinal stands or would stand, from `from` on: by leaps, since the next is near or far. */
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
