import { alongList } from './along-list.ts';
import {
  isFew,
  isMatch,
  noMatches,
  type FewMatches,
  type ManyMatches,
  type WordMatches,
} from '../words/word-matches.ts';

/** How qualities combine: those of several search words add up, while the parts of one word are as good as the worst of them. */
type Together = 'sum' | 'least';

/**
 * Finds the products that match every word. It starts with the rarest word, since most products fail at it.
 *
 * Its loops go over up to a million products, whose matches are unpredictable. Mispredicted branches would make them five times
 * slower, so each product is written unconditionally and the write position advances by `isMatch`.
 */
export class MatchingAll {
  /**
   * The current list: products that fail a word are overwritten by later ones. The array is allocated once, since new memory
   * costs more than the pass.
   */
  #ordinals = new Int32Array(0);
  #qualities = new Uint8Array(0);
  #count = 0;

  /**
   * The products that match all words; the result is valid until the next call. If every word has many matches, it scans the list
   * `among`, or the whole shop without one.
   */
  of(
    matches: readonly WordMatches[],
    together: Together,
    among: Int32Array | null = null,
  ): FewMatches {
    const few = matches
      .filter(isFew)
      .toSorted((one, other) => one.ordinals.length - other.ordinals.length);
    const many = matches.filter((each): each is ManyMatches => !isFew(each));
    const rarest = few.shift();
    const first = rarest ? null : many.shift();
    if (rarest) this.#copy(rarest);
    else if (!first) return noMatches;
    else if (among) this.#pickFrom(among, first);
    else this.#list(first);
    for (const each of few) this.#keepBy(alongList(this.#ofNow(), each), null, together);
    for (const { qualityOf } of many) this.#keepBy(null, qualityOf, together);
    return this.#ofNow();
  }

  #copy({ ordinals, qualities }: FewMatches): void {
    this.#makeRoom(ordinals.length);
    this.#ordinals.set(ordinals);
    this.#qualities.set(qualities);
    this.#count = ordinals.length;
  }

  #list(many: ManyMatches): void {
    if (many.listed) return this.#copy(many.listed);
    const { qualityOf } = many;
    this.#makeRoom(qualityOf.length);
    const [ordinals, qualities] = [this.#ordinals, this.#qualities];
    let count = 0;
    for (let ordinal = 0; ordinal < qualityOf.length; ordinal++) {
      const quality = qualityOf[ordinal] as number;
      ordinals[count] = ordinal;
      qualities[count] = quality;
      count += isMatch(quality);
    }
    this.#count = count;
  }

  #pickFrom(among: Int32Array, { qualityOf }: ManyMatches): void {
    this.#makeRoom(among.length);
    const [ordinals, qualities] = [this.#ordinals, this.#qualities];
    let count = 0;
    for (let at = 0; at < among.length; at++) {
      const ordinal = among[at] as number;
      const quality = qualityOf[ordinal] as number;
      ordinals[count] = ordinal;
      qualities[count] = quality;
      count += isMatch(quality);
    }
    this.#count = count;
  }

  /** Keeps the products that another word matches too, with qualities by place in the list or by ordinal. */
  #keepBy(byPlace: Uint8Array | null, qualityOf: Uint8Array | null, together: Together): void {
    const isSum = together === 'sum';
    const [ordinals, qualities, length] = [this.#ordinals, this.#qualities, this.#count];
    let count = 0;
    for (let at = 0; at < length; at++) {
      const ordinal = ordinals[at] as number;
      const one = qualities[at] as number;
      const other = (qualityOf ? qualityOf[ordinal] : byPlace?.[at]) as number;
      ordinals[count] = ordinal;
      qualities[count] = isSum ? one + other : Math.min(one, other);
      count += isMatch(other);
    }
    this.#count = count;
  }

  #makeRoom(count: number): void {
    if (this.#ordinals.length >= count) return;
    this.#ordinals = new Int32Array(Math.ceil(count * 1.25));
    this.#qualities = new Uint8Array(this.#ordinals.length);
  }

  #ofNow(): FewMatches {
    const [ordinals, qualities] = [this.#ordinals, this.#qualities];
    return {
      ordinals: ordinals.subarray(0, this.#count),
      qualities: qualities.subarray(0, this.#count),
    };
  }
}
