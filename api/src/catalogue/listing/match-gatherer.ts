import { grown } from './listing-columns.ts';
import type { Postings } from './postings.ts';
import { matchQuality, type WordMatches } from './word-matches.ts';

/** Where a word stands: around the name (brand, category, tags), in it, or first in it, which is what kind of thing it is. */
export const place = { around: 0, name: 1, nameStart: 2 } as const;

/** An entry of the postings: which product has the word, and where. */
export function entryOf(ordinal: number, at: number): number {
  return ordinal * 4 + at;
}

/** Gathers the products of many known words that match a word of a search, each with the best of its qualities. */
export class MatchGatherer {
  #best = new Uint8Array(0);
  #touched = new Int32Array(0);
  #count = 0;

  /** `size` is how many ordinals there are. */
  makeRoom(size: number): void {
    if (this.#best.length >= size) return;
    const room = Math.ceil(size * 1.25);
    this.#best = grown(this.#best, new Uint8Array(room));
    this.#touched = grown(this.#touched, new Int32Array(room));
  }

  /** All products posted under a known word; what was typed stands in that word at `offset`, and is all of it where `isWhole`. */
  gather(postings: Postings, key: number, offset: number, isWhole: boolean): void {
    const inName = qualityInName(offset, isWhole);
    const first = inName === matchQuality.word ? matchQuality.firstWord : inName;
    const { packed, starts } = postings;
    const end = starts[key + 1] ?? 0;
    for (let at = starts[key] ?? 0; at < end; at++) this.#take(packed[at] as number, inName, first);
    for (const entry of postings.late.get(key) ?? []) this.#take(entry, inName, first);
  }

  /** What was gathered; the next word starts anew. */
  matches(): WordMatches {
    const touched = this.#touched.subarray(0, this.#count);
    // Past some thousands, a walk over all products is cheaper than sorting those that were found.
    const ordinals = this.#count * 16 > this.#best.length ? this.#walked() : touched.slice().sort();
    const qualities = new Uint8Array(this.#count);
    for (let at = 0; at < ordinals.length; at++) {
      const ordinal = ordinals[at] as number;
      qualities[at] = this.#best[ordinal] as number;
      this.#best[ordinal] = 0;
    }
    this.#count = 0;
    return { ordinals, qualities };
  }

  #take(entry: number, inName: number, first: number): void {
    const at = entry & 3;
    const ordinal = entry >>> 2;
    const quality = at === place.around ? matchQuality.around : at === place.name ? inName : first;
    const best = this.#best[ordinal] as number;
    if (best === 0) this.#touched[this.#count++] = ordinal;
    if (quality > best) this.#best[ordinal] = quality;
  }

  #walked(): Int32Array {
    const ordinals = new Int32Array(this.#count);
    let found = 0;
    for (let ordinal = 0; found < this.#count; ordinal++)
      if (this.#best[ordinal] !== 0) ordinals[found++] = ordinal;
    return ordinals;
  }
}

function qualityInName(offset: number, isWhole: boolean): number {
  if (offset > 0) return matchQuality.inside;
  return isWhole ? matchQuality.word : matchQuality.start;
}
