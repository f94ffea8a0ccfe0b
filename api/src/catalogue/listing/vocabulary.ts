import { LRUCache } from 'lru-cache';
import { lettersOf, nearestWord } from './spelling.ts';

/** How well a product matches a word of a search; 0 is not at all. */
export const matchQuality = { around: 1, inside: 2, start: 3, word: 4, firstWord: 5 } as const;

export interface WordMatch {
  /** By ordinal; shorter than the columns where newer products are not among the matches. */
  qualities: Uint8Array;
  count: number;
}

/** Where a word stands: around the name (brand, category, tags), in it, or first in it, which is what kind of thing it is. */
const place = { around: 0, name: 1, nameStart: 2 } as const;

/** A model such as «sma546b» or «آیفون13پرو» has no more; what goes on was not typed by a shopper, and costs a look for each. */
const mostParts = 4;

/**
 * Every distinct word of the products, and which of them have it. A search word matches by infix; scanning the words once
 * costs the same for one letter as for ten, where an index of trigrams gives up below three.
 */
export class Vocabulary {
  readonly #postings = new Map<string, number[]>();
  readonly #words: string[] = [];
  readonly #letters: number[] = [];
  readonly #starts: number[] = [];
  #text = '\n';
  readonly #recent = new LRUCache<string, WordMatch>({ max: 256 });

  add(ordinal: number, nameText: string, searchText: string): void {
    const nameWords = nameText.split(' ');
    const aroundWords = searchText.slice(nameText.length).trim().split(' ');
    for (const [position, word] of nameWords.entries()) {
      const at = position === 0 ? place.nameStart : place.name;
      this.#post(word, ordinal, at);
      for (const joined of joinedFrom(nameWords, position)) this.#post(joined, ordinal, place.name);
    }
    for (const [position, word] of aroundWords.entries()) {
      this.#post(word, ordinal, place.around);
      for (const joined of joinedFrom(aroundWords, position))
        this.#post(joined, ordinal, place.around);
    }
    if (this.#recent.size > 0) this.#recent.clear();
  }

  /** `size` is how many ordinals there are. Where «آیفون13» is no word, «آیفون» and «13» together are meant. */
  match(word: string, size: number): WordMatch {
    const recent = this.#recent.get(word);
    if (recent) return recent;
    const whole = this.#scan(word, size);
    const parts = word.match(/\d+|[a-z]+|[^\da-z]+/g) ?? [];
    const match =
      whole.count > 0 || parts.length < 2 || parts.length > mostParts
        ? whole
        : allOf(
            parts.map((part) => this.match(part, size)),
            size,
          );
    this.#recent.set(word, match);
    return match;
  }

  /** What was most likely meant by a word that no product has; null where nothing is near. */
  nearest(word: string): string | null {
    return nearestWord(word, {
      words: this.#words,
      letters: this.#letters,
      frequency: (known) => this.#postings.get(known)?.length ?? 0,
    });
  }

  #scan(word: string, size: number): WordMatch {
    const qualities = new Uint8Array(size);
    let count = 0;
    for (let found = this.#text.indexOf(word); found >= 0;) {
      const index = this.#indexAt(found);
      const start = this.#starts[index] as number;
      const known = this.#words[index] as string;
      for (const posting of this.#postings.get(known) ?? []) {
        const ordinal = Math.floor(posting / 4);
        const quality = qualityOf(posting % 4, known, word, found - start);
        if (qualities[ordinal] === 0) count++;
        if (quality > (qualities[ordinal] as number)) qualities[ordinal] = quality;
      }
      found = this.#text.indexOf(word, start + known.length);
    }
    return { qualities, count };
  }

  #post(word: string, ordinal: number, at: number): void {
    if (word === '') return;
    const posting = ordinal * 4 + at;
    const known = this.#postings.get(word);
    if (known) {
      known.push(posting);
      return;
    }
    this.#postings.set(word, [posting]);
    this.#starts.push(this.#text.length);
    this.#words.push(word);
    this.#letters.push(lettersOf(word));
    this.#text += `${word}\n`;
  }

  /** The word that the position of the text lies in. */
  #indexAt(position: number): number {
    let low = 0;
    let high = this.#words.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] as number) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** «گوشی موبایل» is searched as «گوشیموبایل» too: two and three words in a row, never across numbers, which are too many. */
function* joinedFrom(words: readonly string[], position: number): Generator<string> {
  let joined = words[position] ?? '';
  for (const next of words.slice(position + 1, position + 3)) {
    if (/\d/.test(next)) return;
    joined += next;
    yield joined;
  }
}

function qualityOf(at: number, known: string, word: string, offset: number): number {
  if (at === place.around) return matchQuality.around;
  if (offset > 0) return matchQuality.inside;
  if (known.length > word.length) return matchQuality.start;
  return at === place.nameStart ? matchQuality.firstWord : matchQuality.word;
}

function allOf(matches: readonly WordMatch[], size: number): WordMatch {
  const qualities = new Uint8Array(size);
  let count = 0;
  for (let ordinal = 0; ordinal < size; ordinal++) {
    const worst = Math.min(...matches.map((match) => match.qualities[ordinal] as number));
    if (worst > 0) count++;
    qualities[ordinal] = worst;
  }
  return { qualities, count };
}
