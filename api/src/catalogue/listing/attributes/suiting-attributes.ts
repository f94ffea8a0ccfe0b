import { listingOrder } from '@kashi/shared/contracts/listing/listing-filter';
import type { Scope, ScopeName } from '../scopes/scope.ts';
import type { AttributeColumns } from './attribute-columns.ts';

/** What makes an attribute a filter. A page has room for some; a list of values that hardly repeat is a specification. */
export const suits = {
  mostAttributes: 8,
  mostValues: 24,
  /** The part of the products that have the attribute. */
  leastCover: 1 / 3,
  /** Products for each value, on the average. */
  leastShared: 2,
} as const;

/**
 * The attributes that suit a filter, by scope. They depend on the whole scope and not on the filters, so that a choice makes no
 * other attribute vanish. They are found at a scope's first query, and kept until a product changes.
 */
export class SuitingAttributes {
  readonly #columns: AttributeColumns;
  readonly #kept = new Map<string, ReadonlySet<number>>();

  constructor(columns: AttributeColumns) {
    this.#columns = columns;
  }

  of(name: ScopeName, scope: Scope): ReadonlySet<number> {
    const key = name.join();
    const known = this.#kept.get(key);
    if (known) return known;
    const found = suitingOf(scope.lists[listingOrder.standard].ordinals(), this.#columns);
    this.#kept.set(key, found);
    return found;
  }

  forget(): void {
    this.#kept.clear();
  }
}

function suitingOf(ordinals: Int32Array, columns: AttributeColumns): ReadonlySet<number> {
  const { places, attributeIds } = columns;
  const counts = new Int32Array(attributeIds.length);
  for (const ordinal of ordinals) {
    const end = columns.startOf(ordinal + 1);
    for (let at = columns.startOf(ordinal); at < end; at++) counts[places[at] as number]!++;
  }
  const attributes = new Map<number, { values: number; products: number }>();
  for (let place = 0; place < counts.length; place++) {
    const count = counts[place] as number;
    if (count === 0) continue;
    const id = attributeIds[place] as number;
    const { values, products } = attributes.get(id) ?? { values: 0, products: 0 };
    attributes.set(id, { values: values + 1, products: products + count });
  }
  return new Set(
    [...attributes]
      .filter(
        ([, { values, products }]) =>
          values > 1 &&
          values <= suits.mostValues &&
          products >= values * suits.leastShared &&
          products >= ordinals.length * suits.leastCover,
      )
      .sort(([one, { products: ofOne }], [other, { products }]) => products - ofOne || one - other)
      .slice(0, suits.mostAttributes)
      .map(([id]) => id),
  );
}
