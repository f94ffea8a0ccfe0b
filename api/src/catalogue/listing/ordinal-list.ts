import type { Compare } from './listing-orders.ts';

/** Ordinals in one order. */
export class OrdinalList {
  #items = new Int32Array(8);
  #length = 0;

  ordinals(): Int32Array {
    return this.#items.subarray(0, this.#length);
  }

  /** All of the list, in its order; the array is the list's own from here on. */
  take(sorted: Int32Array<ArrayBuffer>): void {
    this.#items = sorted;
    this.#length = sorted.length;
  }

  insert(ordinal: number, compare: Compare): void {
    if (this.#length === this.#items.length) this.#grow();
    const place = this.#placeOf(ordinal, compare);
    this.#items.copyWithin(place + 1, place, this.#length);
    this.#items[place] = ordinal;
    this.#length++;
  }

  remove(ordinal: number, compare: Compare): void {
    const place = this.#placeOf(ordinal, compare);
    if (this.#items[place] !== ordinal || place >= this.#length) return;
    this.#items.copyWithin(place, place + 1, this.#length);
    this.#length--;
  }

  #placeOf(ordinal: number, compare: Compare): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(this.#items[middle] as number, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #grow(): void {
    const larger = new Int32Array(Math.ceil(this.#length * 1.25) + 8);
    larger.set(this.ordinals());
    this.#items = larger;
  }
}
