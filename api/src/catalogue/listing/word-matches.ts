/** How well a product matches a word of a search; 0 is not at all. */
export const matchQuality = { around: 1, inside: 2, start: 3, word: 4, firstWord: 5 } as const;

/** The products that match, and how well each does: of one word its quality, of several what they come to together. */
export type WordMatches = FewMatches | ManyMatches;

export interface FewMatches {
  /** Ascending. */
  ordinals: Int32Array;
  /** At the same places. */
  qualities: Uint8Array;
}

/** Where some part of the shop matches: a byte for each product takes less time to make than a list, and is looked into at once. */
export interface ManyMatches {
  /** By ordinal; 0 for no match. */
  qualityOf: Uint8Array;
  /** The same as a list, where that is short enough to be kept beside. */
  listed: FewMatches | null;
}

export const noMatches: FewMatches = { ordinals: new Int32Array(0), qualities: new Uint8Array(0) };

export function isFew(matches: WordMatches): matches is FewMatches {
  return 'ordinals' in matches;
}

export function isNothing(matches: WordMatches): boolean {
  return isFew(matches) && matches.ordinals.length === 0;
}

/** 1 for any quality, 0 for none. */
export function isMatch(quality: number): number {
  return (quality + 0xff) >> 8;
}
