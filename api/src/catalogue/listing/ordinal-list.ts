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

  /** Adds ordinals that are sorted alike: what lies behind each moves once, however many come. */
  insert(sorted: Int32Array, compare: Compare): void {
    const length = this.#length + sorted.length;
    if (length > this.#items.length) this.#grow(length);
    let end = this.#length;
    for (let left = sorted.length; left > 0; left--) {
      const ordinal = sorted[left - 1] as number;
      const place = this.#placeOf(ordinal, compare, 0, end);
      this.#items.copyWithin(place + left, place, end);
      this.#items[place + left - 1] = ordinal;
      end = place;
    }
    this.#length = length;
  }

  /** Takes ordinals away that are sorted alike, as many of them as are here. */
  remove(sorted: Int32Array, compare: Compare): void {
    let [kept, read] = [0, 0];
    for (const ordinal of sorted) {
      const place = this.#placeOf(ordinal, compare, read, this.#length);
      if (this.#items[place] !== ordinal || place >= this.#length) continue;
      if (kept !== read) this.#items.copyWithin(kept, read, place);
      kept += place - read;
      read = place + 1;
    }
    if (kept !== read) this.#items.copyWithin(kept, read, this.#length);
    this.#length -= read - kept;
  }

  /** Between two places of the list. */
  #placeOf(ordinal: number, compare: Compare, low: number, high: number): number {
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(this.#items[middle] as number, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #grow(length: number): void {
    const larger = new Int32Array(Math.ceil(length * 1.25) + 8);
    larger.set(this.ordinals());
    this.#items = larger;
  }
}
