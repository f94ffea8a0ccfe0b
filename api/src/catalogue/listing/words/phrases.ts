import type { KeptParts, ReadParts } from '../index-file/index-parts.ts';
import { PairNumbers } from '../hits/pair-numbers.ts';
import { Postings } from '../hits/postings.ts';
import { pushTo } from '../hits/push-to.ts';
import type { WordList } from './word-list.ts';

/** Called with each known phrase that a search word spans. */
export type TellPhrase = (
  postings: Postings,
  key: number,
  offset: number,
  isWhole: boolean,
) => void;

/**
 * Lets the search «گوشیموبایل» find «گوشی موبایل»: two or three words in a row are indexed as one, except next to numbers, which
 * are too many. A search word that lies within a single word is found by that word; this class finds those that span the seam
 * between words.
 */
export class Phrases {
  readonly #words: WordList;
  /** Pairs of adjacent words. */
  readonly #pairs = new PairNumbers();
  /** Triples: a pair and the word after it. */
  readonly #triples = new PairNumbers();
  readonly #ofPairs = new Postings();
  readonly #ofTriples = new Postings();
  /** Pairs by the two letters that meet at their seam. */
  readonly #pairsBySeam = new Map<string, number[]>();
  /** Triples by their middle word. */
  readonly #triplesAround = new Map<number, number[]>();
  /** Letters of the longest middle word of a triple. */
  #longestMiddle = 0;

  constructor(words: WordList) {
    this.#words = words;
  }

  /** Adds the words of a product's name, or those around the name, in order. */
  add(row: readonly number[], entry: number): void {
    for (let at = 0; at + 1 < row.length; at++) {
      const [first, second, third] = [row[at] as number, row[at + 1] as number, row[at + 2]];
      if (!this.#isJoined(second)) continue;
      const pair = this.#pair(first, second);
      this.#ofPairs.add(pair, entry);
      if (third === undefined || !this.#isJoined(third)) continue;
      this.#ofTriples.add(this.#triple(pair, second, third), entry);
    }
  }

  /** Packs the postings; call it once, after the products of the start. */
  pack(): void {
    this.#ofPairs.pack(this.#pairs.count);
    this.#ofTriples.pack(this.#triples.count);
  }

  /** The phrases in the form for a file. */
  kept(): KeptParts {
    return new Map([
      ...this.#pairs.kept('pairs'),
      ...this.#triples.kept('triples'),
      ...this.#ofPairs.kept('ofPairs', this.#pairs.count),
      ...this.#ofTriples.kept('ofTriples', this.#triples.count),
    ]);
  }

  /** Restores the phrases, after the words; each pair and triple gets its former number. */
  restore(parts: ReadParts): void {
    const [firsts, seconds] = [parts.ints('pairs.firsts'), parts.ints('pairs.seconds')];
    for (let pair = 0; pair < firsts.length; pair++)
      this.#pair(firsts[pair] as number, seconds[pair] as number);
    const [pairs, thirds] = [parts.ints('triples.firsts'), parts.ints('triples.seconds')];
    for (let triple = 0; triple < pairs.length; triple++) {
      const pair = pairs[triple] as number;
      this.#triple(pair, this.#pairs.second(pair), thirds[triple] as number);
    }
    this.#ofPairs.restore('ofPairs', parts);
    this.#ofTriples.restore('ofTriples', parts);
  }

  eachAcross(typed: string, tell: TellPhrase): void {
    for (let seam = 1; seam < typed.length; seam++) this.#eachPairAt(typed, seam, tell);
    for (let start = 1; start < typed.length - 1; start++) {
      // Nothing longer is a middle word: all parts of a word of 300 letters would be 44,000.
      const last = Math.min(start + this.#longestMiddle, typed.length - 1);
      for (let end = start + 1; end <= last; end++) this.#eachTripleAround(typed, start, end, tell);
    }
  }

  /** Every phrase that passes both tests, written as one word, with the number of products that have it. */
  *spelt(
    couldBe: (letters: number) => boolean,
    isPresent: (entry: number) => boolean,
  ): Generator<[word: string, products: number]> {
    const { letters } = this.#words;
    const lettersOfPair = (pair: number) => {
      const [one, other] = [letters[this.#pairs.first(pair)], letters[this.#pairs.second(pair)]];
      return one && other ? one | other : 0;
    };
    for (let pair = 0; pair < this.#pairs.count; pair++)
      if (couldBe(lettersOfPair(pair)) && this.#ofPairs.hasEntry(pair, isPresent))
        yield [this.#textOfPair(pair), this.#ofPairs.countOf(pair)];
    for (let triple = 0; triple < this.#triples.count; triple++) {
      const ofPair = lettersOfPair(this.#triples.first(triple));
      const ofThird = letters[this.#triples.second(triple)];
      if (!ofPair || !ofThird || !couldBe(ofPair | ofThird)) continue;
      if (!this.#ofTriples.hasEntry(triple, isPresent)) continue;
      const third = this.#words.word(this.#triples.second(triple));
      yield [
        this.#textOfPair(this.#triples.first(triple)) + third,
        this.#ofTriples.countOf(triple),
      ];
    }
  }

  #eachPairAt(typed: string, seam: number, tell: TellPhrase): void {
    const pairs = this.#pairsBySeam.get(typed.slice(seam - 1, seam + 1)) ?? [];
    const [before, after] = [typed.slice(0, seam), typed.slice(seam)];
    for (const pair of pairs) {
      const first = this.#words.word(this.#pairs.first(pair));
      if (!first.endsWith(before)) continue;
      const second = this.#words.word(this.#pairs.second(pair));
      if (!second.startsWith(after)) continue;
      const isWhole = first.length + second.length === typed.length;
      tell(this.#ofPairs, pair, first.length - before.length, isWhole);
    }
  }

  #eachTripleAround(typed: string, start: number, end: number, tell: TellPhrase): void {
    const middle = this.#words.find(typed.slice(start, end));
    if (middle === undefined) return;
    const [before, after] = [typed.slice(0, start), typed.slice(end)];
    for (const triple of this.#triplesAround.get(middle) ?? []) {
      const first = this.#words.word(this.#pairs.first(this.#triples.first(triple)));
      const third = this.#words.word(this.#triples.second(triple));
      if (!first.endsWith(before) || !third.startsWith(after)) continue;
      const isWhole = first.length + (end - start) + third.length === typed.length;
      tell(this.#ofTriples, triple, first.length - before.length, isWhole);
    }
  }

  #pair(first: number, second: number): number {
    const known = this.#pairs.count;
    const pair = this.#pairs.of(first, second);
    if (pair === known) {
      const seam = this.#words.word(first).slice(-1) + this.#words.word(second).slice(0, 1);
      pushTo(this.#pairsBySeam, seam, pair);
    }
    return pair;
  }

  #triple(pair: number, middle: number, third: number): number {
    const known = this.#triples.count;
    const triple = this.#triples.of(pair, third);
    if (triple === known) {
      pushTo(this.#triplesAround, middle, triple);
      this.#longestMiddle = Math.max(this.#longestMiddle, this.#words.word(middle).length);
    }
    return triple;
  }

  #textOfPair(pair: number): string {
    return this.#words.word(this.#pairs.first(pair)) + this.#words.word(this.#pairs.second(pair));
  }

  /** A word with a digit has no letter bits. */
  #isJoined(word: number): boolean {
    return this.#words.letters[word] !== 0;
  }
}
