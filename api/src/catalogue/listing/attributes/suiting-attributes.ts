import { listingOrder } from '@kashi/contracts/listing/listing-filter';
import type { Scope } from '../scopes/scope.ts';
import type { AttributeColumns, AttributeCounts } from './attribute-columns.ts';

/** What makes an attribute a filter. A page has room for some; a list of values that hardly repeat is a specification. */
export const suits = {
  mostAttributes: 8,
  mostValues: 24,
  /** The part of the products that have the attribute. */
  leastCover: 1 / 3,
  /** Products for each value, on the average. */
  leastShared: 2,
} as const;

/** The products of the largest scope whose attributes are counted for each query: this takes some 10 ms. */
export const mostCounted = 40_000;

export interface Suiting {
  /** The attributes that suit, with the products of each value in the whole scope. */
  offered: AttributeCounts;
  /** In a scope that is too large to be counted for each query: the products of each value by its id; else null. */
  listed: ReadonlyMap<number, Int32Array> | null;
}

/**
 * The attributes that suit a filter, by scope, with the products of each value in the whole scope. They do not depend on the
 * filters, so that a choice makes no other attribute vanish. They are found at a scope's first query, and kept until one of its
 * products comes, leaves, or changes more than its price and stock.
 */
export class SuitingAttributes {
  readonly #columns: AttributeColumns;
  readonly #kept = new Map<Scope, Suiting>();

  constructor(columns: AttributeColumns) {
    this.#columns = columns;
  }

  of(scope: Scope): Suiting {
    const known = this.#kept.get(scope);
    if (known) return known;
    const ordinals = scope.lists[listingOrder.standard].ordinals();
    const offered = suitingOf(ordinals, this.#columns);
    const listed =
      ordinals.length > mostCounted ? listedOf(ordinals, offered, this.#columns) : null;
    const found = { offered, listed };
    this.#kept.set(scope, found);
    return found;
  }

  forget(scope: Scope): void {
    this.#kept.delete(scope);
  }
}

function suitingOf(ordinals: Int32Array, columns: AttributeColumns): AttributeCounts {
  const { places, attributeIds, valueIds } = columns;
  const counts = new Int32Array(attributeIds.length);
  for (const ordinal of ordinals) {
    const end = columns.startOf(ordinal + 1);
    for (let at = columns.startOf(ordinal); at < end; at++) counts[places[at] as number]!++;
  }
  const attributes = new Map<number, Attribute>();
  for (let place = 0; place < counts.length; place++) {
    const count = counts[place] as number;
    if (count === 0) continue;
    const id = attributeIds[place] as number;
    const attribute = attributes.get(id) ?? { products: 0, values: new Map<number, number>() };
    attribute.products += count;
    attribute.values.set(valueIds[place] as number, count);
    attributes.set(id, attribute);
  }
  return new Map(
    [...attributes]
      .filter(
        ([, { values, products }]) =>
          values.size > 1 &&
          values.size <= suits.mostValues &&
          products >= values.size * suits.leastShared &&
          products >= ordinals.length * suits.leastCover,
      )
      .sort(([one, { products: ofOne }], [other, { products }]) => products - ofOne || one - other)
      .slice(0, suits.mostAttributes)
      .map(([id, { values }]) => [id, values]),
  );
}

/** The products of each value that suits, in the order of `ordinals`. */
function listedOf(
  ordinals: Int32Array,
  offered: AttributeCounts,
  columns: AttributeColumns,
): ReadonlyMap<number, Int32Array> {
  const { places, valueIds } = columns;
  const lists = new Map<number, { list: Int32Array; length: number }>();
  for (const values of offered.values())
    for (const [id, count] of values) lists.set(id, { list: new Int32Array(count), length: 0 });
  for (const ordinal of ordinals) {
    const end = columns.startOf(ordinal + 1);
    for (let at = columns.startOf(ordinal); at < end; at++) {
      const own = lists.get(valueIds[places[at] as number] as number);
      if (own) own.list[own.length++] = ordinal;
    }
  }
  return new Map([...lists].map(([id, { list }]) => [id, list]));
}

interface Attribute {
  products: number;
  /** The number of products by the value's id. */
  values: Map<number, number>;
}
