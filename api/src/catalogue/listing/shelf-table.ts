import { listingOrder } from '@kashi/shared/contracts/listing-filter';
import { standing } from './listing-columns.ts';
import type { Asked } from './listing-hits.ts';
import { matchQuality, type WordMatches } from './word-matches.ts';

/** More than the qualities of the most words of a search come to. */
export const standingStep = 32;

/**
 * By how a product stands (in steps of `standingStep`) and what its words come to, the shelf it is put on, from 1 on; 0 for none. A
 * look at a table takes less than the questions that it answers, a million times.
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
