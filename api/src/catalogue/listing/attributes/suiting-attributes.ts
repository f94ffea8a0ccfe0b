import { listingOrder } from '@kashi/contracts/listing/listing-filter';
import type { MemoryOrder } from '../hits/memory-order.ts';
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
  /**
   * In a scope that is too large to be counted for each query: the products of each value by its id, listed at the first choice
   * of a value; else null.
   */
  listed: () => ReadonlyMap<number, Int32Array> | null;
}

/**
 * The attributes that suit a filter, by scope, with the products of each value in the whole scope. They do not depend on the
 * filters, so that a choice makes no other attribute vanish. They are found at a scope's first query, and kept until one of its
 * products comes, leaves, or changes more than its price and stock.
 */
export class SuitingAttributes {
  readonly #columns: AttributeColumns;
  readonly #memoryOrder: MemoryOrder;
  readonly #kept = new Map<Scope, Suiting>();

  constructor(columns: AttributeColumns, memoryOrder: MemoryOrder) {
    this.#columns = columns;
    this.#memoryOrder = memoryOrder;
  }

  of(scope: Scope): Suiting {
    const known = this.#kept.get(scope);
    if (known) return known;
    const list = scope.lists[listingOrder.standard];
    const offered = suitingOf(this.#memoryOrder.of(list.ordinals()), this.#columns);
    let listed: ReturnType<Suiting['listed']> = null;
    const found: Suiting = {
      offered,
      listed: () => {
        const ordinals = list.ordinals();
        if (ordinals.length > mostCounted)
          listed ??= listedOf(this.#memoryOrder.of(ordinals), offered, this.#columns);
        return listed;
      },
    };
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
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] as number;
    const end = columns.startOf(ordinal + 1);
    for (let own = columns.startOf(ordinal); own < end; own++) counts[places[own] as number]!++;
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

/**
 * The products of each value that suits, in the order of `ordinals`. All lists lie in one array, since a list looked up for each
 * value of each product would cost several times as much.
 */
function listedOf(
  ordinals: Int32Array,
  offered: AttributeCounts,
  columns: AttributeColumns,
): ReadonlyMap<number, Int32Array> {
  const { places } = columns;
  /** By the value's place: where its next product goes; -1 for values that are not listed. */
  const next = new Int32Array(columns.valueIds.length).fill(-1);
  let length = 0;
  for (const [attributeId, values] of offered)
    for (const [valueId, count] of values) {
      next[columns.placeOf(attributeId, valueId)] = length;
      length += count;
    }
  const listed = new Int32Array(length);
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] as number;
    const end = columns.startOf(ordinal + 1);
    for (let own = columns.startOf(ordinal); own < end; own++) {
      const place = places[own] as number;
      if ((next[place] as number) >= 0) listed[next[place]!++] = ordinal;
    }
  }
  return new Map(
    [...offered].flatMap(([attributeId, values]) =>
      [...values].map(([valueId, count]) => {
        const end = next[columns.placeOf(attributeId, valueId)] as number;
        return [valueId, listed.subarray(end - count, end)] as const;
      }),
    ),
  );
}

interface Attribute {
  products: number;
  /** The number of products by the value's id. */
  values: Map<number, number>;
}
