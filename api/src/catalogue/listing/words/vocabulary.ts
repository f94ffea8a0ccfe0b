import { LRUCache } from 'lru-cache';
import type { KeptParts, Numbers, ReadParts } from '../index-file/index-parts.ts';
import { MatchingAll } from '../hits/matching-all.ts';
import { entryOf, MatchGatherer, ordinalOf, place } from './match-gatherer.ts';
import { Phrases } from './phrases.ts';
import { Postings } from '../hits/postings.ts';
import { nearestWord } from './spelling.ts';
import { alikeOf, isUnit, withUnits } from '../synonyms.ts';
import { WordList } from './word-list.ts';
import { isFew, type FewMatches, type WordMatches } from './word-matches.ts';

/**
 * The most parts of a search word. A model such as «sma546b» or «آیفون13پرو» has no more; longer mixtures were not typed by a
 * shopper, and each part costs a lookup.
 */
const mostParts = 4;

/** The cache size for recent search words, in bytes: «گوشی» in a million products takes one or two million. */
const roomForRecent = 64 * 2 ** 20;

/** What a recent word takes beside its letters and its matches: two typed arrays and its places in the cache. */
const aroundBytes = 1024;

/** Every distinct word of the products, with the products that have it. A search word matches anywhere within a word. */
export class Vocabulary {
  readonly #words = new WordList();
  readonly #phrases = new Phrases(this.#words);
  readonly #postings = new Postings();
  readonly #gatherer = new MatchGatherer();
  readonly #matching = new MatchingAll();
  /** For each word number, the last product posted for it, plus one. */
  readonly #postedFor: number[] = [];
  #products = 0;
  readonly #recent = new LRUCache<string, WordMatches>({
    maxSize: roomForRecent,
    // Most words that somebody makes up match nothing: what is around the matches is all that they take.
    sizeCalculation: (matches, word) => aroundBytes + word.length * 2 + roomOf(matches),
  });

  readonly #isPresent: (ordinal: number) => boolean;

  /** Words outlive their products: `isPresent` says whether a product is still there. */
  constructor(isPresent: (ordinal: number) => boolean = () => true) {
    this.#isPresent = isPresent;
  }

  /** Adds a product; ordinals have to come in ascending order. */
  add(ordinal: number, nameText: string, searchText: string): void {
    this.#products = ordinal + 1;
    const name = this.#numbersOf(nameText);
    const around = this.#numbersOf(searchText.slice(nameText.length).trim());
    // The name comes first, since a word is posted only once for each product, at its best place.
    for (const [position, word] of name.entries())
      this.#post(word, ordinal, position === 0 ? place.nameStart : place.name);
    for (const word of around) this.#post(word, ordinal, place.around);
    this.#phrases.add(name, entryOf(ordinal, place.name));
    this.#phrases.add(around, entryOf(ordinal, place.around));
    if (this.#recent.size > 0) this.#recent.clear();
  }

  /** Packs the postings; call it once, after the products of the start. */
  pack(): void {
    this.#postings.pack(this.#words.words.length);
    this.#phrases.pack();
  }

  /** The vocabulary in the form for a file. */
  kept(): KeptParts {
    const { words } = this.#words;
    return new Map<string, Numbers[]>([
      ['words', [Buffer.from(words.join('\n'))]],
      ...this.#postings.kept('postings', words.length),
      ...this.#phrases.kept(),
    ]);
  }

  /** Restores the vocabulary instead of adding products; call it once. */
  restore(parts: ReadParts, products: number): void {
    this.#products = products;
    const text = Buffer.from(parts.bytes('words')).toString();
    // The order gives each word its former number.
    for (const word of text === '' ? [] : text.split('\n')) {
      this.#words.of(word);
      this.#postedFor.push(0);
    }
    this.#postings.restore('postings', parts);
    this.#phrases.restore(parts);
  }

  /** Products have left: what only they had is found no longer. */
  forgetDeparted(): void {
    this.#recent.clear();
  }

  /** Whether a product that is there matches the word. */
  knows(word: string): boolean {
    return this.#hasPresent(this.match(word));
  }

  /** If «آیفون13» is not a word, it means «آیفون» and «13» together. */
  match(word: string): WordMatches {
    const recent = this.#recent.get(word);
    if (recent) return recent;
    const whole = this.#scan(word);
    const parts = word.match(/\d+|[a-z]+|[^\da-z]+/g) ?? [];
    const match =
      this.#hasPresent(whole) || parts.length < 2 || parts.length > mostParts
        ? whole
        : this.#matchAll(parts);
    this.#recent.set(word, match);
    return match;
  }

  /** The word most likely meant by an unknown one; null if none is near. */
  nearest(word: string): string | null {
    return nearestWord(word, (couldBe) => this.#spelt(couldBe));
  }

  #matchAll(parts: readonly string[]): FewMatches {
    const matches = parts.map((part) => this.match(part));
    const { ordinals, qualities } = this.#matching.of(matches, 'least');
    return { ordinals: ordinals.slice(), qualities: qualities.slice() };
  }

  #hasPresent(matches: WordMatches): boolean {
    if (isFew(matches)) return matches.ordinals.some(this.#isPresent);
    return matches.qualityOf.some((quality, ordinal) => quality > 0 && this.#isPresent(ordinal));
  }

  *#spelt(couldBe: (letters: number) => boolean): Generator<[word: string, products: number]> {
    const { words, letters, spellable } = this.#words;
    const isPresent = (entry: number) => this.#isPresent(ordinalOf(entry));
    for (const number of spellable)
      if (couldBe(letters[number] as number) && this.#postings.hasEntry(number, isPresent))
        yield [words[number] as string, this.#postings.countOf(number)];
    yield* this.#phrases.spelt(couldBe, isPresent);
  }

  #scan(word: string): WordMatches {
    this.#words.eachWith(word, (number, offset) => {
      const known = this.#words.word(number);
      if (offset > 0 && isUnit(known)) return;
      this.#gatherer.note(this.#postings, number, offset, known.length === word.length);
    });
    this.#phrases.eachAcross(word, (postings, phrase, offset, isWhole) =>
      this.#gatherer.note(postings, phrase, offset, isWhole),
    );
    for (const other of alikeOf(word)) this.#noteWhole(other);
    return this.#gatherer.matches(this.#products);
  }

  /** Notes a synonym, which has to be the whole of a word or of words in a row. */
  #noteWhole(word: string): void {
    const number = this.#words.find(word);
    if (number !== undefined) this.#gatherer.note(this.#postings, number, 0, true);
    this.#phrases.eachAcross(word, (postings, phrase, offset, isWhole) => {
      if (isWhole) this.#gatherer.note(postings, phrase, offset, isWhole);
    });
  }

  #numbersOf(text: string): number[] {
    return text === '' ? [] : withUnits(text.split(' ')).map((word) => this.#words.of(word));
  }

  #post(word: number, ordinal: number, at: number): void {
    if (this.#postedFor[word] === ordinal + 1) return;
    this.#postedFor[word] = ordinal + 1;
    this.#postings.add(word, entryOf(ordinal, at));
  }
}

function roomOf(matches: WordMatches): number {
  if (isFew(matches)) return matches.ordinals.length * 5;
  return matches.qualityOf.length + (matches.listed ? roomOf(matches.listed) : 0);
}
