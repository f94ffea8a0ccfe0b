import { grown } from './listing-columns.ts';
import type { Postings } from './postings.ts';
import {
  isMatch,
  matchQuality,
  type FewMatches,
  type ManyMatches,
  type WordMatches,
} from './word-matches.ts';

/** Where a word stands: around the name (brand, category, tags), in it, or first in it, which is what kind of thing it is. */
export const place = { around: 0, name: 1, nameStart: 2 } as const;

/** An entry of the postings: which product has the word, and where. */
export function entryOf(ordinal: number, at: number): number {
  return ordinal * 4 + at;
}

/** A known word or phrase that has what was typed in it. */
interface Noted {
  postings: Postings;
  key: number;
  /** By the place of an entry. */
  qualities: [around: number, name: number, nameStart: number];
}

/** Gathers the products of many known words that match a word of a search, each with the best of its qualities. */
export class MatchGatherer {
  #noted: Noted[] = [];
  #entries = 0;
  /** All 0 between two words. */
  #best = new Uint8Array(0);

  /** A known word whose products match; what was typed stands in that word at `offset`, and is all of it where `isWhole`. */
  note(postings: Postings, key: number, offset: number, isWhole: boolean): void {
    const inName = qualityInName(offset, isWhole);
    const first = inName === matchQuality.word ? matchQuality.firstWord : inName;
    this.#noted.push({ postings, key, qualities: [matchQuality.around, inName, first] });
    this.#entries += postings.countOf(key);
  }

  /** The products of all that was noted; `products` is how many ordinals there are. The next word starts anew. */
  matches(products: number): WordMatches {
    const [noted, entries] = [this.#noted, this.#entries];
    this.#noted = [];
    this.#entries = 0;
    // Past some thousands, a walk over all products is cheaper than sorting those that were found.
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
      // The greater of both without a branch, which would be guessed wrong too often.
      qualityOf[entry >>> 2] = known + (less & ~(less >> 31));
    }
  });
  return { qualityOf, listed: entries * 4 < products ? listOf(qualityOf, entries) : null };
}

/** `most` is how many there may be. */
function listOf(qualityOf: Uint8Array, most: number): FewMatches {
  const ordinals = new Int32Array(most + 1);
  const qualities = new Uint8Array(most + 1);
  let count = 0;
  for (let ordinal = 0; ordinal < qualityOf.length; ordinal++) {
    const quality = qualityOf[ordinal] as number;
    // Written down in any case, see `MatchingAll`.
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
