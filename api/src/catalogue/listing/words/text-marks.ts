import { grown } from '../listing-columns.ts';
import type { KeptParts, ReadParts } from '../index-file/index-parts.ts';
import type { ListingRow } from '../listing-row.ts';

type Texts = Pick<ListingRow, 'name_text' | 'search_text'>;

/**
 * Detects changed words of products without keeping the texts: it stores a 53-bit hash of each, since a million texts would take
 * 400 MB.
 */
export class TextMarks {
  #marks = new Float64Array(256);

  /** The hashes of this many products, in the form for a file. */
  kept(products: number): KeptParts {
    return new Map([['textMarks', [this.#marks.subarray(0, products)]]]);
  }

  restore(parts: ReadParts): void {
    this.#marks = parts.floats('textMarks');
  }

  set(ordinal: number, texts: Texts): void {
    if (ordinal >= this.#marks.length)
      this.#marks = grown(this.#marks, new Float64Array(Math.ceil((ordinal + 1) * 1.5)));
    this.#marks[ordinal] = markOf(texts);
  }

  isOf(ordinal: number, texts: Texts): boolean {
    return this.#marks[ordinal] === markOf(texts);
  }
}

function markOf({ name_text, search_text }: Texts): number {
  let [one, other] = [name_text.length, ~name_text.length];
  for (let at = 0; at < search_text.length; at++) {
    const letter = search_text.charCodeAt(at);
    one = Math.imul(one ^ letter, 0x85ebca6b);
    one ^= one >>> 13;
    other = Math.imul(other ^ letter, 0xc2b2ae35);
    other ^= other >>> 16;
  }
  return (one >>> 11) * 2 ** 32 + (other >>> 0);
}
