import { grown } from '../listing-columns.ts';
import type { Postings } from '../hits/postings.ts';
import {
  isMatch,
  matchQuality,
  type FewMatches,
  type ManyMatches,
  type WordMatches,
} from './word-matches.ts';

/**
 * Where a word is: around the name (brand, category, tags), in the name, or first in it, where it says what kind of thing the
 * product is.
 */
export const place = { around: 0, name: 1, nameStart: 2 } as const;

/** An entry of the postings: a product that has the word, and where. */
export function entryOf(ordinal: number, at: number): number {
  return ordinal * 4 + at;
}

/** The product of an entry. */
export function ordinalOf(entry: number): number {
  return entry >>> 2;
}

/** A known word or phrase that contains the typed word. */
interface Noted {
  postings: Postings;
  key: number;
  /** The quality for each place of an entry. */
  qualities: [around: number, name: number, nameStart: number];
}

/** Gathers the products of all known words that match a search word, each product with its best quality. */
export class MatchGatherer {
  #noted: Noted[] = [];
  #entries = 0;
  /** A work array by ordinal; all 0 between two words. */
  #best = new Uint8Array(0);

  /** Notes a known word whose products match. The typed word begins at `offset` in the known word, and equals it if `isWhole`. */
  note(postings: Postings, key: number, offset: number, isWhole: boolean): void {
    const inName = qualityInName(offset, isWhole);
    const first = inName === matchQuality.word ? matchQuality.firstWord : inName;
    this.#noted.push({ postings, key, qualities: [matchQuality.around, inName, first] });
    this.#entries += postings.countOf(key);
  }

  /** The products of all noted words; `products` is the number of ordinals. Resets the gatherer for the next word. */
  matches(products: number): WordMatches {
    const [noted, entries] = [this.#noted, this.#entries];
    this.#noted = [];
    this.#entries = 0;
    // With more than a few thousand entries, a pass over all products is cheaper than sorting those found.
    return entries * 64 < products
      ? this.#sorted(noted, entries, products)
      : laidOut(noted, entries, products);
  }

  #sorted(noted: readonly Noted[], entries: number, products: number): FewMatches {
    if (this.#best.length < products)
      this.#best = grown(this.#best, new Uint8Array(Math.ceil(products * 1.25)));
    const best = this.#best;
    const touched = new Int32Array(entries);
    let count = 0;
    eachEntry(noted, (posted, start, end, qualities) => {
      for (let at = start; at < end; at++) {
        const entry = posted[at] as number;
        const ordinal = entry >>> 2;
        const known = best[ordinal] as number;
        const quality = qualities[entry & 3] as number;
        if (known === 0) touched[count++] = ordinal;
        if (quality > known) best[ordinal] = quality;
      }
    });
    const ordinals = touched.slice(0, count).sort();
    const qualities = new Uint8Array(count);
    for (let at = 0; at < count; at++) {
      const ordinal = ordinals[at] as number;
      qualities[at] = best[ordinal] as number;
      best[ordinal] = 0;
    }
    return { ordinals, qualities };
  }
}

function laidOut(noted: readonly Noted[], entries: number, products: number): ManyMatches {
  const qualityOf = new Uint8Array(products);
  eachEntry(noted, (entries, start, end, qualities) => {
    for (let at = start; at < end; at++) {
      const entry = entries[at] as number;
      const known = qualityOf[entry >>> 2] as number;
      const less = (qualities[entry & 3] as number) - known;
      // A maximum without a branch, since the processor would often mispredict the branch.
      qualityOf[entry >>> 2] = known + (less & ~(less >> 31));
    }
  });
  return { qualityOf, listed: entries * 4 < products ? listOf(qualityOf, entries) : null };
}

/** Lists the matches; `most` is an upper bound of their number. */
function listOf(qualityOf: Uint8Array, most: number): FewMatches {
  const ordinals = new Int32Array(most + 1);
  const qualities = new Uint8Array(most + 1);
  let count = 0;
  for (let ordinal = 0; ordinal < qualityOf.length; ordinal++) {
    const quality = qualityOf[ordinal] as number;
    // The write is unconditional to avoid a branch, see `MatchingAll`.
    ordinals[count] = ordinal;
    qualities[count] = quality;
    count += isMatch(quality);
  }
  return { ordinals: ordinals.slice(0, count), qualities: qualities.slice(0, count) };
}

type TakeEntries = (
  entries: Int32Array,
  start: number,
  end: number,
  qualities: Noted['qualities'],
) => void;

function eachEntry(noted: readonly Noted[], take: TakeEntries): void {
  for (const { postings, key, qualities } of noted) {
    const { packed, starts, late } = postings;
    take(packed, starts[key] ?? 0, starts[key + 1] ?? 0, qualities);
    const fresh = late.get(key);
    if (fresh) take(Int32Array.from(fresh), 0, fresh.length, qualities);
  }
}

function qualityInName(offset: number, isWhole: boolean): number {
  if (offset > 0) return matchQuality.inside;
  return isWhole ? matchQuality.word : matchQuality.start;
}
