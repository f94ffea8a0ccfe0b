import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import type { ListingColumns } from '../listing-columns.ts';

/** The brand and price filters, which the facets ignore (R6). A product without a price is in no price range. */
export class Choice {
  /** null for any brand. */
  readonly brandIds: readonly number[] | null;
  readonly hasPrices: boolean;
  /** True if there is neither a brand filter nor a price filter. */
  readonly isAny: boolean;
  readonly from: number;
  readonly to: number;
  /** By the brand's place: 1 if the brand is chosen. */
  readonly #isChosen: Uint8Array;
  readonly #columns: ListingColumns;

  constructor(
    columns: ListingColumns,
    { BrandIds, FromPriceRange: from = 0, ToPriceRange: to = Infinity }: ListingFilter,
  ) {
    this.#columns = columns;
    this.brandIds = BrandIds.length > 0 ? [...new Set(BrandIds)] : null;
    this.hasPrices = from > 0 || to < Infinity;
    this.isAny = !this.brandIds && !this.hasPrices;
    this.from = from;
    this.to = to;
    this.#isChosen = new Uint8Array(this.brandIds ? columns.brandIds.length : 0);
    for (const brandId of this.brandIds ?? []) {
      const place = columns.placeOfBrand(brandId);
      if (place >= 0) this.#isChosen[place] = 1;
    }
  }

  has(ordinal: number): boolean {
    return this.hasBrand(ordinal) && this.#hasPrice(ordinal);
  }

  hasBrand(ordinal: number): boolean {
    return !this.brandIds || this.#isChosen[this.#columns.brands[ordinal] as number] === 1;
  }

  #hasPrice(ordinal: number): boolean {
    if (!this.hasPrices) return true;
    const price = this.#columns.finalPrices[ordinal] as number;
    return price > 0 && price >= this.from && price <= this.to;
  }
}
