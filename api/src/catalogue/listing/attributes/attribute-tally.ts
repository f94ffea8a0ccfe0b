import type { Choice } from '../scopes/choice.ts';
import type { AttributeColumns, AttributeCounts } from './attribute-columns.ts';
import type { Suiting } from './suiting-attributes.ts';

interface Asked {
  /** The brands and prices that the counts heed. */
  choice: Choice;
  /** Value ids by attribute id: the values of one attribute are alternatives, attributes combine. */
  chosen: ReadonlyMap<number, ReadonlySet<number>>;
  suiting: Suiting;
  /** Nothing narrows the subgroup: its own counts are those of the result. */
  isWhole: boolean;
  /** The scope is too large to be counted for each query. */
  isLarge: boolean;
}

/** What a query says of the attributes that the result can be narrowed to. */
export interface AttributeHits {
  /**
   * The values, counted as if nothing of their own attribute had been chosen, with every other filter. Empty outside of a
   * subgroup.
   */
  attributeCounts: AttributeCounts;
  /** False if the counts are those of the whole subgroup, since the scope is too large to be counted for each query. */
  areAttributesCounted: boolean;
}

/**
 * Tests the products of one pass for the chosen attributes, and counts the values of all attributes on the way. A product that
 * fails at one attribute alone counts for this attribute, whose counts ignore its own choice.
 */
export class AttributeTally {
  readonly isChosen: boolean;
  readonly isCounting: boolean;
  readonly #columns: AttributeColumns;
  readonly #asked: Asked;
  /** The chosen attributes; the bit of each is its place. */
  readonly #attributes: readonly number[];
  readonly #allBits: number;
  /** By the value's place: the bit of its attribute, if the value is chosen. */
  readonly #bits: Int32Array;
  readonly #counts: Int32Array;

  constructor(columns: AttributeColumns, asked: Asked) {
    this.#columns = columns;
    this.#asked = asked;
    this.#attributes = [...asked.chosen.keys()];
    this.isChosen = this.#attributes.length > 0;
    this.#allBits = 2 ** this.#attributes.length - 1;
    this.isCounting = !asked.isWhole && !asked.isLarge;
    this.#counts = new Int32Array(this.isCounting ? columns.valueIds.length : 0);
    this.#bits = new Int32Array(this.isChosen ? columns.valueIds.length : 0);
    for (const [bit, [attributeId, values]] of [...asked.chosen].entries())
      for (const valueId of values) {
        const place = columns.placeOf(attributeId, valueId);
        if (place >= 0) this.#bits[place] = 1 << bit;
      }
  }

  /**
   * In a very large subgroup: the products of it with a value of one of the chosen attributes, the rarest; else null. A smaller scope
   * within it, such as a tag, is counted, and that needs the products with other values too.
   */
  get candidates(): Int32Array | null {
    const { chosen, suiting, isLarge } = this.#asked;
    if (!isLarge) return null;
    const suited = [...chosen].filter(([attributeId]) => suiting.offered.has(attributeId));
    const listed = suited.length > 0 ? suiting.listed() : null;
    if (!listed) return null;
    const lists = suited
      .map(([, values]) => [...values].flatMap((valueId) => listed.get(valueId) ?? []))
      .map((parts) => ({ parts, length: parts.reduce((sum, part) => sum + part.length, 0) }))
      .sort((one, other) => one.length - other.length);
    const [rarest] = lists;
    return rarest ? joined(rarest.parts, rarest.length) : null;
  }

  /** Whether the product has a chosen value of every chosen attribute. Call it once for each product of the result's scope. */
  takes(ordinal: number): boolean {
    const { places } = this.#columns;
    const [start, end] = [this.#columns.startOf(ordinal), this.#columns.startOf(ordinal + 1)];
    let missing = this.#allBits;
    if (missing !== 0)
      for (let at = start; at < end; at++) missing &= ~(this.#bits[places[at] as number] as number);
    const failsAtMostOne = (missing & (missing - 1)) === 0;
    if (this.isCounting && failsAtMostOne && this.#asked.choice.has(ordinal))
      this.#count(start, end, missing);
    return missing === 0;
  }

  hits(): AttributeHits {
    const { isLarge, isWhole, suiting } = this.#asked;
    return {
      attributeCounts: this.isCounting ? this.#counted() : suiting.offered,
      areAttributesCounted: isWhole || !isLarge,
    };
  }

  /** The counts of the attributes that suit; of another one that is chosen, only those of the chosen values. */
  #counted(): AttributeCounts {
    const { valueIds, attributeIds } = this.#columns;
    const { chosen, suiting } = this.#asked;
    const { offered } = suiting;
    const counts: AttributeCounts = new Map();
    // By index: a big shop has a hundred thousand values, and entries would be as many small objects.
    for (let place = 0; place < this.#counts.length; place++) {
      const count = this.#counts[place] as number;
      if (count === 0) continue;
      const [attributeId, valueId] = [attributeIds[place] as number, valueIds[place] as number];
      if (!offered.has(attributeId) && !chosen.get(attributeId)?.has(valueId)) continue;
      const values = counts.get(attributeId) ?? new Map<number, number>();
      counts.set(attributeId, values.set(valueId, count));
    }
    return counts;
  }

  #count(start: number, end: number, missing: number): void {
    const { places, attributeIds } = this.#columns;
    const only = missing === 0 ? 0 : this.#attributes[31 - Math.clz32(missing)];
    for (let at = start; at < end; at++) {
      const place = places[at] as number;
      if (only === 0 || attributeIds[place] === only) this.#counts[place]!++;
    }
  }
}

function joined(parts: readonly Int32Array[], length: number): Int32Array {
  const whole = new Int32Array(length);
  let start = 0;
  for (const part of parts) {
    whole.set(part, start);
    start += part.length;
  }
  return whole;
}

/** What a query says of attributes where there are none. */
export const noAttributes: AttributeHits = {
  attributeCounts: new Map(),
  areAttributesCounted: true,
};
