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
  /** The least price; a product without a price is below every one. */
  readonly least: number;
  /** By the brand's place: 1 if the brand is chosen, or if there is no brand filter. */
  readonly isChosen: Uint8Array;
  readonly brands: Int32Array;
  readonly prices: Float64Array;

  constructor(
    columns: ListingColumns,
    { BrandIds, FromPriceRange: from = 0, ToPriceRange: to = Infinity }: ListingFilter,
  ) {
    this.brands = columns.brands;
    this.prices = columns.finalPrices;
    this.brandIds = BrandIds.length > 0 ? [...new Set(BrandIds)] : null;
    this.hasPrices = from > 0 || to < Infinity;
    this.isAny = !this.brandIds && !this.hasPrices;
    this.from = from;
    this.to = to;
    this.least = this.hasPrices ? Math.max(from, 1) : 0;
    this.isChosen = new Uint8Array(columns.brandIds.length).fill(this.brandIds ? 0 : 1);
    for (const brandId of this.brandIds ?? []) {
      const place = columns.placeOfBrand(brandId);
      if (place >= 0) this.isChosen[place] = 1;
    }
  }

  has(ordinal: number): boolean {
    const price = this.prices[ordinal] as number;
    return this.hasBrand(ordinal) && price >= this.least && price <= this.to;
  }

  hasBrand(ordinal: number): boolean {
    return this.isChosen[this.brands[ordinal] as number] === 1;
  }
}
