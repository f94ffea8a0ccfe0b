import type { ListingOrder } from '@kashi/contracts/listing/listing-filter';
import type { ListingColumns } from '../listing-columns.ts';
import { comparisonBy } from '../listing-orders.ts';

/** Up to this many products, sorting is faster than meeting them on a walk along a list of a million. */
export const fewEnoughToSort = 2000;

/**
 * The mark of products that match the query but not the brand and price filters: they are on no shelf, but count for the facets.
 */
export const aside = 255;

/**
 * The found products on shelves: all products of one shelf come before those of the next, and within a shelf they are sorted by
 * the listing's order. A sort by relevance has one shelf for each score, first of products that can be bought, then of the
 * others; any other order has one shelf.
 */
export class PageOfShelves {
  /** By ordinal: the product's shelf, from 1 on, or `aside`; 0 for products that were not found. The finder fills it. */
  shelves = new Uint8Array(0);
  /** The number of products on each shelf; the finder counts them. */
  readonly sizes = new Int32Array(256);
  readonly #columns: ListingColumns;

  constructor(columns: ListingColumns) {
    this.#columns = columns;
  }

  /** Clears the shelves for the next query. */
  start(): void {
    const { length } = this.#columns;
    this.sizes.fill(0);
    if (this.shelves.length >= length) this.shelves.fill(0);
    else this.shelves = new Uint8Array(Math.ceil(length * 1.25));
  }

  get total(): number {
    return this.sizes.subarray(1, aside).reduce((sum, size) => sum + size, 0);
  }

  /**
   * The ordinals at the places from `first` to `end`, which is exclusive. Each of `stretches` is sorted by `order`, and together
   * they contain every found product.
   */
  cut(stretches: readonly Int32Array[], order: ListingOrder, first: number, end: number): number[] {
    const compare = comparisonBy(order, this.#columns);
    const parts = this.#partsOf(first, end);
    for (const part of parts.values())
      if (part.size <= fewEnoughToSort)
        part.ordinals = this.#allOf(part.shelf).sort(compare).slice(part.first, part.last);
    this.#walk(stretches, parts);
    return [...parts.values()].flatMap((part) => part.ordinals);
  }

  /** All products of a small shelf, which a walk along the list would meet late. */
  #allOf(shelf: number): number[] {
    const found: number[] = [];
    const { shelves } = this;
    for (let at = shelves.indexOf(shelf); at >= 0; at = shelves.indexOf(shelf, at + 1))
      found.push(at);
    return found;
  }

  /** Collects the parts of all larger shelves in one walk, and stops when the last one is full. */
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

  /** For each shelf, the part of it that is on the page; most shelves have none. */
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
  /** The number of products on the shelf. */
  size: number;
  /** Places on the shelf; `last` is exclusive. */
  first: number;
  last: number;
  /** How many products of the shelf the walk has met. */
  met: number;
  ordinals: number[];
}
