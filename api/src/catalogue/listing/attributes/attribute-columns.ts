import type { KeptParts, Numbers, ReadParts } from '../index-file/index-parts.ts';

/** The number of products of each value of each attribute; the values have no order. */
export type AttributeCounts = Map<number, Map<number, number>>;

/** The filterable values of the products, as columns: every value has a place, so that counts fit an array whatever the ids are. */
export class AttributeColumns {
  /** By the value's place. */
  readonly valueIds: number[] = [];
  /** By the value's place: the attribute that it is a value of. */
  readonly attributeIds: number[] = [];
  readonly #places = new Map<number, number>();
  /** The values of all products, one after another, and where each product's values end. */
  #values = new Int32Array(256);
  #ends = new Int32Array(256);

  /** The columns in the form for a file. */
  kept(length: number): KeptParts {
    return new Map<string, Numbers[]>([
      ['valueIds', [Int32Array.from(this.valueIds)]],
      ['attributeIds', [Int32Array.from(this.attributeIds)]],
      ['values', [this.#values.subarray(0, this.#ends[length - 1] ?? 0)]],
      ['valueEnds', [this.#ends.subarray(0, length)]],
    ]);
  }

  restore(parts: ReadParts): void {
    const attributeIds = parts.ints('attributeIds');
    for (const [place, valueId] of parts.ints('valueIds').entries())
      this.#placeOf(attributeIds[place] as number, valueId);
    this.#values = parts.ints('values');
    this.#ends = parts.ints('valueEnds');
  }

  /** Adds the values of the next product: the id of an attribute, then of its value, and so on. */
  add(ordinal: number, pairs: readonly number[]): void {
    const start = this.#ends[ordinal - 1] ?? 0;
    const end = start + pairs.length / 2;
    if (ordinal >= this.#ends.length) this.#ends = roomier(this.#ends, ordinal + 1);
    if (end > this.#values.length) this.#values = roomier(this.#values, end);
    for (let at = 0; at < pairs.length; at += 2)
      this.#values[start + at / 2] = this.#placeOf(pairs[at] as number, pairs[at + 1] as number);
    this.#ends[ordinal] = end;
  }

  /** The places of the product's values, from `startOf` to before `startOf` of the next product. */
  get places(): Int32Array {
    return this.#values;
  }

  startOf(ordinal: number): number {
    return this.#ends[ordinal - 1] ?? 0;
  }

  /** The product's attributes and values in the form of `add`. */
  idsOf(ordinal: number): number[] {
    return Array.from(
      this.#values.subarray(this.startOf(ordinal), this.startOf(ordinal + 1)),
    ).flatMap((place) => [this.attributeIds[place] as number, this.valueIds[place] as number]);
  }

  /** The value's place; -1 if no product has the value in this attribute. */
  placeOf(attributeId: number, valueId: number): number {
    const place = this.#places.get(valueId) ?? -1;
    return this.attributeIds[place] === attributeId ? place : -1;
  }

  #placeOf(attributeId: number, valueId: number): number {
    const known = this.#places.get(valueId);
    if (known !== undefined) return known;
    this.#places.set(valueId, this.valueIds.length);
    this.attributeIds.push(attributeId);
    return this.valueIds.push(valueId) - 1;
  }
}

function roomier(column: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.ceil(length * 1.5) + 256);
  larger.set(column);
  return larger;
}
