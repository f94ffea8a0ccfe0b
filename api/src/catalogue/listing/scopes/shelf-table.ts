import { listingOrder } from '@kashi/contracts/listing/listing-filter';
import { standing } from '../listing-columns.ts';
import type { Asked } from '../hits/listing-hits.ts';
import { matchQuality, mostWords, type WordMatches } from '../words/word-matches.ts';

/** A search, and a search within its results. */
const typedTexts = 2;

/** Larger than the highest total score: a score that spilled over would count as one of the next standing. */
export const standingStep = typedTexts * mostWords * matchQuality.firstWord + 1;

/**
 * A table from a product's standing (in steps of `standingStep`) and its total score to its shelf, from 1 on; 0 for none. For a
 * million products, a table lookup is faster than the conditions that it replaces.
 */
export function shelfTable({
  order,
  onlyBuyable,
  matches,
}: Pick<Asked, 'order' | 'onlyBuyable'> & { matches: readonly WordMatches[] }): Uint8Array {
  const table = new Uint8Array(standingStep * 3);
  const isByScore = order === listingOrder.standard && matches.length > 0;
  const bestScore = matches.length * matchQuality.firstWord;
  for (let score = 1; score < standingStep; score++) {
    const shelf = isByScore ? 1 + Math.max(bestScore - score, 0) : 1;
    table[standing.buyable * standingStep + score] = shelf;
    if (onlyBuyable) continue;
    table[standing.shown * standingStep + score] = isByScore ? shelf + bestScore : shelf;
  }
  return table;
}
