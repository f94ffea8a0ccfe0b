import type { Compare } from '../listing-orders.ts';

/** A sorted list of ordinals. */
export class OrdinalList {
  #items = new Int32Array(8);
  #length = 0;

  ordinals(): Int32Array {
    return this.#items.subarray(0, this.#length);
  }

  /** Replaces the whole list; the array belongs to the list from then on. */
  take(sorted: Int32Array<ArrayBuffer>): void {
    this.#items = sorted;
    this.#length = sorted.length;
  }

  /** Inserts ordinals sorted in the same order; every element moves at most once, however many are inserted. */
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

  /** Removes ordinals sorted in the same order; those that are not in the list are ignored. */
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

  /** The place of the ordinal within a range of the list, or where it would be inserted. */
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
