import type { ListingOrder } from '@kashi/shared/contracts/listing-filter';
import type { ListingColumns } from './listing-columns.ts';
import { comparisonBy } from './listing-orders.ts';

/** So many are sorted for a page sooner than they are met on a walk along a list of a million. */
export const fewEnoughToSort = 2000;

/** What is among what was found, and not chosen: on no shelf, and seen by the facets. */
export const aside = 255;

/**
 * What was found, on shelves: those of the first come before those of the second, and on each they stand in an order of the
 * shop. Relevance has a shelf for each score, what can be bought before what cannot; any other order has one.
 */
export class PageOfShelves {
  /** By ordinal, whoever finds puts it here: its shelf, from 1 on, or `aside`; 0 for what was not found. */
  shelves = new Uint8Array(0);
  /** How many stand on each shelf; the finder counts them. */
  readonly sizes = new Int32Array(256);
  readonly #columns: ListingColumns;

  constructor(columns: ListingColumns) {
    this.#columns = columns;
  }

  /** Forgets what was found before. */
  start(): void {
    const { length } = this.#columns;
    this.sizes.fill(0);
    if (this.shelves.length >= length) this.shelves.fill(0);
    else this.shelves = new Uint8Array(Math.ceil(length * 1.25));
  }

  get total(): number {
    return this.sizes.subarray(1, aside).reduce((sum, size) => sum + size, 0);
  }

  /** The places from `first` to before `end`. Each of `stretches` is sorted by `order`, and all that was found is in them. */
  cut(stretches: readonly Int32Array[], order: ListingOrder, first: number, end: number): number[] {
    const compare = comparisonBy(order, this.#columns);
    const parts = this.#partsOf(first, end);
    for (const part of parts.values())
      if (part.size <= fewEnoughToSort)
        part.ordinals = this.#allOf(part.shelf).sort(compare).slice(part.first, part.last);
    this.#walk(stretches, parts);
    return [...parts.values()].flatMap((part) => part.ordinals);
  }

  /** What stands on a shelf of few among many, which a walk along the list would meet late. */
  #allOf(shelf: number): number[] {
    const found: number[] = [];
    const { shelves } = this;
    for (let at = shelves.indexOf(shelf); at >= 0; at = shelves.indexOf(shelf, at + 1))
      found.push(at);
    return found;
  }

  /** One walk for all parts of larger shelves, which ends where the last of them is full. */
  #walk(stretches: readonly Int32Array[], parts: ReadonlyMap<number, Part>): void {
    const { shelves } = this;
    const open: (Part | undefined)[] = Array.from({ length: 256 }, (_, shelf) => {
      const part = parts.get(shelf);
      return part && part.size > fewEnoughToSort ? part : undefined;
    });
    let missing = open.reduce((sum, part) => sum + (part ? part.last : 0), 0);
    for (const list of stretches)
      for (let place = 0; missing > 0 && place < list.length; place++) {
        const ordinal = list[place] as number;
        const part = open[shelves[ordinal] as number];
        if (!part || part.met === part.last) continue;
        if (part.met++ >= part.first) part.ordinals.push(ordinal);
        missing--;
      }
  }

  /** By shelf, what the page has of it: nothing of most. */
  #partsOf(first: number, end: number): Map<number, Part> {
    const parts = new Map<number, Part>();
    let start = 0;
    for (let shelf = 1; shelf < aside && start < end; shelf++) {
      const size = this.sizes[shelf] as number;
      const from = Math.max(first - start, 0);
      const last = Math.min(end - start, size);
      start += size;
      if (from < last) parts.set(shelf, { shelf, size, first: from, last, met: 0, ordinals: [] });
    }
    return parts;
  }
}

interface Part {
  shelf: number;
  /** Of the shelf. */
  size: number;
  /** Places on the shelf, `last` not included. */
  first: number;
  last: number;
  /** How many of the shelf were met on the walk. */
  met: number;
  ordinals: number[];
}
