import type { Compare } from './listing-orders.ts';

type ScopeKind = 'all' | 'group' | 'subgroup' | 'category' | 'brand' | 'tag';

/** A part of the shop, as one key. */
export type ScopeKey = `${ScopeKind} ${number}`;

export const wholeShop: ScopeKey = 'all 0';

/** Scopes as small numbers: products name theirs seven times in each of four orders. */
export class ScopeNumbers {
  readonly #numbers = new Map<ScopeKey, number>();

  /** A scope that is new gets the next number. */
  of(scope: ScopeKey): number {
    const known = this.#numbers.get(scope);
    if (known !== undefined) return known;
    const next = this.#numbers.size;
    this.#numbers.set(scope, next);
    return next;
  }

  /** undefined for a scope that no product lies in. */
  find(scope: ScopeKey): number | undefined {
    return this.#numbers.get(scope);
  }
}

/** The products of every scope in one order, kept sorted: a page of any scope is a walk along its list. */
export class SortedScopes {
  readonly #compare: Compare;
  readonly #lists: OrdinalList[] = [];

  constructor(compare: Compare) {
    this.#compare = compare;
  }

  /** Adds many at once: sorted together they cost far less than one by one. */
  fill(ordinals: readonly number[], scopesOf: (ordinal: number) => readonly number[]): void {
    const sorted = [...ordinals].sort(this.#compare);
    for (const ordinal of sorted)
      for (const scope of scopesOf(ordinal)) this.#list(scope).push(ordinal);
  }

  insert(ordinal: number, scopes: readonly number[]): void {
    for (const scope of scopes) this.#list(scope).insert(ordinal, this.#compare);
  }

  /** Call it before the ordinal's facts change: it is found by them. */
  remove(ordinal: number, scopes: readonly number[]): void {
    for (const scope of scopes) this.#list(scope).remove(ordinal, this.#compare);
  }

  ordinalsOf(scope: number | undefined): Int32Array {
    return (scope === undefined ? undefined : this.#lists[scope]?.ordinals()) ?? none;
  }

  #list(scope: number): OrdinalList {
    return (this.#lists[scope] ??= new OrdinalList());
  }
}

const none = new Int32Array(0);

class OrdinalList {
  #items = new Int32Array(8);
  #length = 0;

  ordinals(): Int32Array {
    return this.#items.subarray(0, this.#length);
  }

  push(ordinal: number): void {
    this.#makeRoom();
    this.#items[this.#length++] = ordinal;
  }

  insert(ordinal: number, compare: Compare): void {
    this.#makeRoom();
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

  #makeRoom(): void {
    if (this.#length < this.#items.length) return;
    const larger = new Int32Array(this.#items.length * 2);
    larger.set(this.#items);
    this.#items = larger;
  }
}
