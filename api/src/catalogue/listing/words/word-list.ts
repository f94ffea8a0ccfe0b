import { lettersOf } from './spelling.ts';

/** Every distinct word of the products, by number; finds the words that contain a text. */
export class WordList {
  readonly words: string[] = [];
  /** The letter bits (`lettersOf`) of each word. */
  readonly letters: number[] = [];
  /**
   * The numbers of words without a digit: they alone are candidates for corrections, since a slip in a number gives another
   * number.
   */
  readonly spellable: number[] = [];
  readonly #numbers = new Map<string, number>();
  /**
   * Words without Persian letters, such as models and numbers, are held separately: they are the majority, and take half the
   * memory.
   */
  readonly #latin = new WordText();
  readonly #other = new WordText();

  /** The word's number; a new word gets the next number. */
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

  /** Reports each word that contains `infix`, and where the infix first occurs in it. */
  eachWith(infix: string, tell: (number: number, offset: number) => void): void {
    if (isLatin(infix)) this.#latin.eachWith(infix, tell);
    this.#other.eachWith(infix, tell);
  }
}

/**
 * Words as one text that is searched in one go. Its cost does not depend on the infix's length, while trigrams fail below three
 * letters.
 */
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

  /**
   * The word that contains a position of the text, searching from `from` on. It searches by doubling steps, since the next word
   * is mostly near.
   */
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
