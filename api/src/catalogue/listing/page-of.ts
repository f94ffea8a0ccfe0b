import type { ListingOrder } from '@kashi/shared/contracts/listing-filter';
import { grown, type ListingColumns } from './listing-columns.ts';
import { comparisonBy } from './listing-orders.ts';

/** So many are sorted for a page sooner than they are met on a walk along a list of a million. */
export const fewEnoughToSort = 2000;

/**
 * What was found, on shelves: those of the first come before those of the second, and on each they stand in an order of the
 * shop. Relevance has a shelf for each score, what can be bought before what cannot; any other order has one.
 */
export class PageOfShelves {
  total = 0;
  readonly #columns: ListingColumns;
  /** By ordinal: its shelf and one more; 0 for what was not found. All 0 between two queries. */
  #shelves = new Uint8Array(0);
  #found = new Int32Array(0);
  readonly #sizes = new Int32Array(mostShelves);

  constructor(columns: ListingColumns) {
    this.#columns = columns;
  }

  /** Forgets what was found before. */
  start(): void {
    const { length } = this.#columns;
    for (let at = 0; at < this.total; at++) this.#shelves[this.#found[at] as number] = 0;
    this.total = 0;
    this.#sizes.fill(0);
    if (this.#shelves.length >= length) return;
    const room = Math.ceil(length * 1.25);
    this.#shelves = grown(this.#shelves, new Uint8Array(room));
    this.#found = grown(this.#found, new Int32Array(room));
  }

  put(ordinal: number, shelf: number): void {
    this.#shelves[ordinal] = shelf + 1;
    this.#found[this.total++] = ordinal;
    this.#sizes[shelf] = (this.#sizes[shelf] as number) + 1;
  }

  /** The places from `first` to before `end`. `list` is sorted by `order`, and all that was found is in it. */
  cut(list: Int32Array, order: ListingOrder, first: number, end: number): number[] {
    if (first >= this.total) return [];
    return this.total <= fewEnoughToSort
      ? this.#sorted(order).slice(first, end)
      : this.#walked(list, first, end);
  }

  #sorted(order: ListingOrder): number[] {
    const shelves = this.#shelves;
    const compare = comparisonBy(order, this.#columns);
    return [...this.#found.subarray(0, this.total)].sort(
      (one, other) => (shelves[one] as number) - (shelves[other] as number) || compare(one, other),
    );
  }

  /** One walk for all shelves that the page has a part of, which ends where the last of these parts is full. */
  #walked(list: Int32Array, first: number, end: number): number[] {
    const parts = this.#partsOf(first, end);
    let missing = parts.reduce((sum, part) => sum + (part ? part.last : 0), 0);
    for (let place = 0; missing > 0 && place < list.length; place++) {
      const ordinal = list[place] as number;
      const part = parts[(this.#shelves[ordinal] as number) - 1];
      if (!part || part.met === part.last) continue;
      if (part.met++ >= part.first) part.ordinals.push(ordinal);
      missing--;
    }
    return parts.flatMap((part) => part?.ordinals ?? []);
  }

  /** By shelf, what the page has of it: none of most. */
  #partsOf(first: number, end: number): (Part | undefined)[] {
    let start = 0;
    return Array.from(this.#sizes, (size) => {
      const from = Math.max(first - start, 0);
      const last = Math.min(end - start, size);
      start += size;
      return from < last ? { first: from, last, met: 0, ordinals: [] } : undefined;
    });
  }
}

interface Part {
  /** Places on the shelf, `last` not included. */
  first: number;
  last: number;
  /** How many of the shelf were met on the walk. */
  met: number;
  ordinals: number[];
}

/** Two for each score that the most words can have, and some. */
const mostShelves = 64;
