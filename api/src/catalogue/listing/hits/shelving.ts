import type { Choice } from '../scopes/choice.ts';
import { isMatch } from '../words/word-matches.ts';
import { aside } from './page-of.ts';

/**
 * The passes that put products on shelves. Each is a loop of its own, since one loop that asked for each product which filters
 * there are took more than twice as long as all of them.
 */

/** What a pass goes over. */
export interface Pass {
  /** The ordinals to scan; null for the whole shop. */
  ordinals: Int32Array | null;
  /** The total scores at the same places, 0 for no match; null without a search. */
  qualities: Uint8Array | null;
  length: number;
}

/** Where a pass writes. */
export interface Shelved {
  /** The shelf by ordinal; 0 for none. */
  shelves: Uint8Array;
  /** The products that are on a shelf; longer than they are. */
  around: Int32Array;
}

/** Puts the products of a pass on the shelves of `table`, whose steps are `step` long. Returns how many are on one. */
export function shelve(
  { ordinals, qualities, length }: Pass,
  { table, step, standings }: { table: Uint8Array; step: number; standings: Uint8Array },
  { shelves, around }: Shelved,
): number {
  let count = 0;
  if (!ordinals)
    for (let ordinal = 0; ordinal < length; ordinal++) {
      const at =
        (standings[ordinal] as number) * step + ((qualities as Uint8Array)[ordinal] as number);
      const shelf = table[at] as number;
      shelves[ordinal] = shelf;
      // The write is unconditional to avoid a branch, see `MatchingAll`.
      around[count] = ordinal;
      count += isMatch(shelf);
    }
  else
    for (let at = 0; at < length; at++) {
      const ordinal = ordinals[at] as number;
      const quality = qualities ? (qualities[at] as number) : 1;
      const shelf = table[(standings[ordinal] as number) * step + quality] as number;
      shelves[ordinal] = shelf;
      around[count] = ordinal;
      count += isMatch(shelf);
    }
  return count;
}

/** Takes the products that fail a test from their shelves. Returns how many are left. */
export function keep(
  test: (ordinal: number) => boolean,
  { shelves, around }: Shelved,
  length: number,
): number {
  let count = 0;
  for (let at = 0; at < length; at++) {
    const ordinal = around[at] as number;
    around[count] = ordinal;
    if (test(ordinal)) count++;
    else shelves[ordinal] = 0;
  }
  return count;
}

/**
 * Marks the products that are not chosen. The tests are those of `Choice.has`, on arrays and joined by bits: which products have
 * a price within a range cannot be predicted, so a branch took three times as long.
 */
export function putAside(
  { isChosen, brands, prices, least, to }: Choice,
  { shelves, around }: Shelved,
  length: number,
): void {
  for (let at = 0; at < length; at++) {
    const ordinal = around[at] as number;
    const price = prices[ordinal] as number;
    const hasBrand = isChosen[brands[ordinal] as number] as number;
    const has = hasBrand & Number(price >= least) & Number(price <= to);
    // All bits, which is `aside`, if the product is not chosen.
    shelves[ordinal]! |= (has - 1) & aside;
  }
}

/** Counts the products of each shelf. */
export function countShelves(
  { shelves, around }: Shelved,
  length: number,
  sizes: Int32Array,
): void {
  for (let at = 0; at < length; at++) sizes[shelves[around[at] as number] as number]!++;
}
