import { lettersOf } from './spelling.ts';

/** Every distinct word of the products, by number; finds those that have some letters in them. */
export class WordList {
  readonly words: string[] = [];
  /** `lettersOf` each word. */
  readonly letters: number[] = [];
  /** Those without a digit: a slip in a number is another number. */
  readonly spellable: number[] = [];
  readonly #numbers = new Map<string, number>();
  /** Models and numbers apart from Persian words: they are the many, half as large, and have no Persian letter in them. */
  readonly #latin = new WordText();
  readonly #other = new WordText();

  /** A word that is new gets the next number. */
  of(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.words.length;
    this.#numbers.set(word, number);
    this.words.push(word);
    const letters = lettersOf(word);
    this.letters.push(letters);
    if (letters !== 0) this.spellable.push(number);
    (isLatin(word) ? this.#latin : this.#other).add(word, number);
    return number;
  }

  find(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  word(number: number): string {
    return this.words[number] as string;
  }

  /** Tells of each word with `infix` in it, and where in the word it first stands. */
  eachWith(infix: string, tell: (number: number, offset: number) => void): void {
    if (isLatin(infix)) this.#latin.eachWith(infix, tell);
    this.#other.eachWith(infix, tell);
  }
}

/** Words as one text, which is searched in one go: the same for one letter as for ten, where trigrams give up below three. */
class WordText {
  #text = '\n';
  readonly #numbers: number[] = [];
  readonly #starts: number[] = [];
  #length = 1;
  #fresh: string[] = [];

  add(word: string, number: number): void {
    this.#numbers.push(number);
    this.#starts.push(this.#length);
    this.#length += word.length + 1;
    this.#fresh.push(word);
  }

  eachWith(infix: string, tell: (number: number, offset: number) => void): void {
    if (this.#fresh.length > 0) {
      this.#text += `${this.#fresh.join('\n')}\n`;
      this.#fresh = [];
    }
    const text = this.#text;
    let place = 0;
    for (let found = text.indexOf(infix); found >= 0;) {
      place = this.#placeAt(found, place);
      tell(this.#numbers[place] as number, found - (this.#starts[place] as number));
      const next = this.#starts[place + 1];
      found = next === undefined ? -1 : text.indexOf(infix, next);
    }
  }

  /** The word that a position of the text lies in, at `from` or after it: by leaps, since the next is mostly near. */
  #placeAt(position: number, from: number): number {
    let leap = 1;
    while ((this.#starts[from + leap] ?? Infinity) <= position) leap *= 2;
    let low = from + (leap >> 1);
    let high = Math.min(from + leap, this.#starts.length) - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] as number) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function isLatin(text: string): boolean {
  return !/[^ -\u00FF]/.test(text);
}
