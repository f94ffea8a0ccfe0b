import { AttributeColumns } from './attributes/attribute-columns.ts';
import type { KeptParts, Numbers, ReadParts } from './index-file/index-parts.ts';
import type { ListingRow } from './listing-row.ts';

/** Whether a product is in the shop, and whether it can be bought: in stock and with a price (R6). */
export const standing = { gone: 0, shown: 1, buyable: 2 } as const;

/**
 * The products as columns: each product has an ordinal, and its data are in typed arrays, which makes a pass over a million
 * products fast.
 */
export class ListingColumns {
  /** How many ordinals were assigned so far, including those of departed products. */
  length = 0;
  productIds = new Int32Array(firstCapacity);
  groups = new Int32Array(firstCapacity);
  subgroups = new Int32Array(firstCapacity);
  /** 0 for none. */
  categories = new Int32Array(firstCapacity);
  /** Each product's brand, as a place in `brandIds`, so that counts fit an array whatever the ids are. */
  brands = new Int32Array(firstCapacity);
  standings = new Uint8Array(firstCapacity);
  finalPrices = new Float64Array(firstCapacity);
  discounts = new Uint8Array(firstCapacity);
  registeredAt = new Float64Array(firstCapacity);
  readonly attributes = new AttributeColumns();
  readonly brandIds: number[] = [];
  readonly #brandPlaces = new Map<number, number>();
  /** The tags of all products, one after another, and where each product's tags end. */
  #tags = new Int32Array(firstCapacity);
  #tagEnds = new Int32Array(firstCapacity);

  /** The columns in the form for a file. */
  kept(): KeptParts {
    const { length } = this;
    return new Map<string, Numbers[]>([
      ['productIds', [this.productIds.subarray(0, length)]],
      ['groups', [this.groups.subarray(0, length)]],
      ['subgroups', [this.subgroups.subarray(0, length)]],
      ['categories', [this.categories.subarray(0, length)]],
      ['brands', [this.brands.subarray(0, length)]],
      ['standings', [this.standings.subarray(0, length)]],
      ['finalPrices', [this.finalPrices.subarray(0, length)]],
      ['discounts', [this.discounts.subarray(0, length)]],
      ['registeredAt', [this.registeredAt.subarray(0, length)]],
      ['brandIds', [Int32Array.from(this.brandIds)]],
      ['tags', [this.#tags.subarray(0, this.#tagEnds[length - 1] ?? 0)]],
      ['tagEnds', [this.#tagEnds.subarray(0, length)]],
      ...this.attributes.kept(length),
    ]);
  }

  /** Restores the columns from a file; call it on an empty index only. */
  restore(parts: ReadParts): void {
    this.productIds = parts.ints('productIds');
    this.length = this.productIds.length;
    this.groups = parts.ints('groups');
    this.subgroups = parts.ints('subgroups');
    this.categories = parts.ints('categories');
    this.brands = parts.ints('brands');
    this.standings = parts.bytes('standings');
    this.finalPrices = parts.floats('finalPrices');
    this.discounts = parts.bytes('discounts');
    this.registeredAt = parts.floats('registeredAt');
    for (const brandId of parts.ints('brandIds')) this.#placeOfBrand(brandId);
    this.#tags = parts.ints('tags');
    this.#tagEnds = parts.ints('tagEnds');
    this.attributes.restore(parts);
  }

  add(row: ListingRow): number {
    if (this.length === this.productIds.length) this.#grow();
    const ordinal = this.length++;
    this.productIds[ordinal] = row.product_id;
    this.groups[ordinal] = row.group_id;
    this.subgroups[ordinal] = row.subgroup_id;
    this.categories[ordinal] = row.category_id ?? 0;
    this.brands[ordinal] = this.#placeOfBrand(row.brand_id);
    this.#addTags(ordinal, row.tag_ids);
    this.attributes.add(ordinal, row.attribute_ids);
    this.setChanging(ordinal, row);
    return ordinal;
  }

  /** Updates the values that change daily; they move a product only within its lists. */
  setChanging(ordinal: number, row: ListingRow): void {
    const isBuyable = row.is_available && row.final_price > 0;
    this.standings[ordinal] = isBuyable ? standing.buyable : standing.shown;
    this.finalPrices[ordinal] = row.final_price;
    this.discounts[ordinal] = row.discount_percent;
    this.registeredAt[ordinal] = row.registered_at.getTime();
  }

  isBuyable(ordinal: number): boolean {
    return this.standings[ordinal] === standing.buyable;
  }

  /** The brand's place; -1 if no product has the brand. */
  placeOfBrand(brandId: number): number {
    return this.#brandPlaces.get(brandId) ?? -1;
  }

  tagsOf(ordinal: number): Int32Array {
    return this.#tags.subarray(this.#tagEnds[ordinal - 1] ?? 0, this.#tagEnds[ordinal]);
  }

  hasTag(ordinal: number, tagId: number): boolean {
    const end = this.#tagEnds[ordinal] as number;
    for (let at = this.#tagEnds[ordinal - 1] ?? 0; at < end; at++)
      if (this.#tags[at] === tagId) return true;
    return false;
  }

  #addTags(ordinal: number, tagIds: readonly number[]): void {
    const start = this.#tagEnds[ordinal - 1] ?? 0;
    const end = start + tagIds.length;
    if (end > this.#tags.length) this.#tags = grown(this.#tags, new Int32Array(end * 2));
    this.#tags.set(tagIds, start);
    this.#tagEnds[ordinal] = end;
  }

  #placeOfBrand(brandId: number): number {
    const known = this.#brandPlaces.get(brandId);
    if (known !== undefined) return known;
    this.#brandPlaces.set(brandId, this.brandIds.length);
    return this.brandIds.push(brandId) - 1;
  }

  #grow(): void {
    const capacity = Math.ceil(this.length * 1.5) + firstCapacity;
    this.productIds = grown(this.productIds, new Int32Array(capacity));
    this.groups = grown(this.groups, new Int32Array(capacity));
    this.subgroups = grown(this.subgroups, new Int32Array(capacity));
    this.categories = grown(this.categories, new Int32Array(capacity));
    this.brands = grown(this.brands, new Int32Array(capacity));
    this.standings = grown(this.standings, new Uint8Array(capacity));
    this.finalPrices = grown(this.finalPrices, new Float64Array(capacity));
    this.discounts = grown(this.discounts, new Uint8Array(capacity));
    this.registeredAt = grown(this.registeredAt, new Float64Array(capacity));
    this.#tagEnds = grown(this.#tagEnds, new Int32Array(capacity));
  }
}

const firstCapacity = 256;

export function grown<Column extends Int32Array | Uint8Array | Float64Array>(
  column: Column,
  larger: Column,
): Column {
  larger.set(column);
  return larger;
}
