import type { ListingRow } from './listing-row.ts';

/** The products as columns: a product is an ordinal, and its facts lie in typed arrays, where a pass over 100,000 is fast. */
export class ListingColumns {
  /** Ordinals handed out so far, those of departed products included. */
  length = 0;
  productIds = new Int32Array(firstCapacity);
  groups = new Int32Array(firstCapacity);
  subgroups = new Int32Array(firstCapacity);
  categories = new Int32Array(firstCapacity);
  /** Brands by their place in `brandIds`, so that counts fit an array whatever the ids are. */
  brands = new Int32Array(firstCapacity);
  /** In stock and with a price (decision 6). */
  buyable = new Uint8Array(firstCapacity);
  finalPrices = new Float64Array(firstCapacity);
  discounts = new Uint8Array(firstCapacity);
  registeredAt = new Float64Array(firstCapacity);
  readonly brandIds: number[] = [];
  readonly #brandPlaces = new Map<number, number>();

  add(row: ListingRow): number {
    if (this.length === this.productIds.length) this.#grow();
    const ordinal = this.length++;
    this.productIds[ordinal] = row.product_id;
    this.groups[ordinal] = row.group_id;
    this.subgroups[ordinal] = row.subgroup_id;
    this.categories[ordinal] = row.category_id ?? 0;
    this.brands[ordinal] = this.#placeOfBrand(row.brand_id);
    this.setChanging(ordinal, row);
    return ordinal;
  }

  /** The facts that change daily, and move a product within its lists only. */
  setChanging(ordinal: number, row: ListingRow): void {
    this.buyable[ordinal] = row.is_available && row.final_price > 0 ? 1 : 0;
    this.finalPrices[ordinal] = row.final_price;
    this.discounts[ordinal] = row.discount_percent;
    this.registeredAt[ordinal] = row.registered_at.getTime();
  }

  placeOfBrand(brandId: number): number | undefined {
    return this.#brandPlaces.get(brandId);
  }

  #placeOfBrand(brandId: number): number {
    const known = this.#brandPlaces.get(brandId);
    if (known !== undefined) return known;
    this.#brandPlaces.set(brandId, this.brandIds.length);
    return this.brandIds.push(brandId) - 1;
  }

  #grow(): void {
    const capacity = this.length * 2;
    this.productIds = grown(this.productIds, new Int32Array(capacity));
    this.groups = grown(this.groups, new Int32Array(capacity));
    this.subgroups = grown(this.subgroups, new Int32Array(capacity));
    this.categories = grown(this.categories, new Int32Array(capacity));
    this.brands = grown(this.brands, new Int32Array(capacity));
    this.buyable = grown(this.buyable, new Uint8Array(capacity));
    this.finalPrices = grown(this.finalPrices, new Float64Array(capacity));
    this.discounts = grown(this.discounts, new Uint8Array(capacity));
    this.registeredAt = grown(this.registeredAt, new Float64Array(capacity));
  }
}

const firstCapacity = 256;

function grown<Column extends Int32Array | Uint8Array | Float64Array>(
  column: Column,
  larger: Column,
): Column {
  larger.set(column);
  return larger;
}
