import { LRUCache } from 'lru-cache';
import type { KeptParts, Numbers, ReadParts } from './index-parts.ts';
import { MatchingAll } from './matching-all.ts';
import { entryOf, MatchGatherer, place } from './match-gatherer.ts';
import { Phrases } from './phrases.ts';
import { Postings } from './postings.ts';
import { nearestWord } from './spelling.ts';
import { WordList } from './word-list.ts';
import { isFew, isNothing, type FewMatches, type WordMatches } from './word-matches.ts';

/** A model such as «sma546b» or «آیفون13پرو» has no more; what goes on was not typed by a shopper, and costs a look for each. */
const mostParts = 4;

/** For the words that were searched of late, in bytes: «گوشی» of a million products takes one or two million of these. */
const roomForRecent = 64 * 2 ** 20;

/** Every distinct word of the products, and which of them have it. A search word matches by infix. */
export class Vocabulary {
  readonly #words = new WordList();
  readonly #phrases = new Phrases(this.#words);
  readonly #postings = new Postings();
  readonly #gatherer = new MatchGatherer();
  readonly #matching = new MatchingAll();
  /** By a word's number the product that it was last posted for, from 1 on. */
  readonly #postedFor: number[] = [];
  #products = 0;
  readonly #recent = new LRUCache<string, WordMatches>({
    maxSize: roomForRecent,
    sizeCalculation: roomOf,
  });

  /** Ordinals are handed out one after another, and so they come here. */
  add(ordinal: number, nameText: string, searchText: string): void {
    this.#products = ordinal + 1;
    const name = this.#numbersOf(nameText);
    const around = this.#numbersOf(searchText.slice(nameText.length).trim());
    // The best place first: a word that a product has twice is posted there.
    for (const [position, word] of name.entries())
      this.#post(word, ordinal, position === 0 ? place.nameStart : place.name);
    for (const word of around) this.#post(word, ordinal, place.around);
    this.#phrases.add(name, entryOf(ordinal, place.name));
    this.#phrases.add(around, entryOf(ordinal, place.around));
    if (this.#recent.size > 0) this.#recent.clear();
  }

  /** Once, after the many of the start. */
  pack(): void {
    this.#postings.pack(this.#words.words.length);
    this.#phrases.pack();
  }

  /** For a file. */
  kept(): KeptParts {
    const { words } = this.#words;
    return new Map<string, Numbers[]>([
      ['words', [Buffer.from(words.join('\n'))]],
      ...this.#postings.kept('postings', words.length),
      ...this.#phrases.kept(),
    ]);
  }

  /** Once, in place of all that would be added. */
  restore(parts: ReadParts, products: number): void {
    this.#products = products;
    const text = Buffer.from(parts.bytes('words')).toString();
    // Each word gets the number that it had.
    for (const word of text === '' ? [] : text.split('\n')) {
      this.#words.of(word);
      this.#postedFor.push(0);
    }
    this.#postings.restore('postings', parts);
    this.#phrases.restore(parts);
  }

  /** Where «آیفون13» is no word, «آیفون» and «13» together are meant. */
  match(word: string): WordMatches {
    const recent = this.#recent.get(word);
    if (recent) return recent;
    const whole = this.#scan(word);
    const parts = word.match(/\d+|[a-z]+|[^\da-z]+/g) ?? [];
    const match =
      !isNothing(whole) || parts.length < 2 || parts.length > mostParts
        ? whole
        : this.#matchAll(parts);
    this.#recent.set(word, match);
    return match;
  }

  /** What was most likely meant by a word that no product has; null where nothing is near. */
  nearest(word: string): string | null {
    return nearestWord(word, (couldBe) => this.#spelt(couldBe));
  }

  #matchAll(parts: readonly string[]): FewMatches {
    const matches = parts.map((part) => this.match(part));
    const { ordinals, qualities } = this.#matching.of(matches, 'least');
    return { ordinals: ordinals.slice(), qualities: qualities.slice() };
  }

  *#spelt(couldBe: (letters: number) => boolean): Generator<[word: string, products: number]> {
    const { words, letters, spellable } = this.#words;
    for (const number of spellable)
      if (couldBe(letters[number] as number))
        yield [words[number] as string, this.#postings.countOf(number)];
    yield* this.#phrases.spelt(couldBe);
  }

  #scan(word: string): WordMatches {
    this.#words.eachWith(word, (number, offset) => {
      const isWhole = this.#words.word(number).length === word.length;
      this.#gatherer.note(this.#postings, number, offset, isWhole);
    });
    this.#phrases.eachAcross(word, (postings, phrase, offset, isWhole) =>
      this.#gatherer.note(postings, phrase, offset, isWhole),
    );
    return this.#gatherer.matches(this.#products);
  }

  #numbersOf(text: string): number[] {
    return text === '' ? [] : text.split(' ').map((word) => this.#words.of(word));
  }

  #post(word: number, ordinal: number, at: number): void {
    if (this.#postedFor[word] === ordinal + 1) return;
    this.#postedFor[word] = ordinal + 1;
    this.#postings.add(word, entryOf(ordinal, at));
  }
}

function roomOf(matches: WordMatches): number {
  if (isFew(matches)) return matches.ordinals.length * 5 + 100;
  return 100 + matches.qualityOf.length + (matches.listed ? roomOf(matches.listed) : 0);
}
