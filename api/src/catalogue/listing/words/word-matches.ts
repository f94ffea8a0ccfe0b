/** How well a product matches a search word; 0 means no match. */
export const matchQuality = { around: 1, inside: 2, start: 3, word: 4, firstWord: 5 } as const;

/** The most words of one typed text that are looked for; those behind them are left out. */
export const mostWords = 6;

/** The matching products with their quality: for one word its quality, for several their combined score. */
export type WordMatches = FewMatches | ManyMatches;

export interface FewMatches {
  /** The ordinals, ascending. */
  ordinals: Int32Array;
  /** The qualities at the same places. */
  qualities: Uint8Array;
}

/** The form for a large part of the shop: one byte for each product is faster to fill than a list, and has direct lookup. */
export interface ManyMatches {
  /** The quality by ordinal; 0 for no match. */
  qualityOf: Uint8Array;
  /** The same matches as a list, if it is short enough to keep. */
  listed: FewMatches | null;
}

export const noMatches: FewMatches = { ordinals: new Int32Array(0), qualities: new Uint8Array(0) };

export function isFew(matches: WordMatches): matches is FewMatches {
  return 'ordinals' in matches;
}

export function isNothing(matches: WordMatches): boolean {
  return isFew(matches) && matches.ordinals.length === 0;
}

/** 1 for a match, 0 for none, without a branch. */
export function isMatch(quality: number): number {
  return (quality + 0xff) >> 8;
}
