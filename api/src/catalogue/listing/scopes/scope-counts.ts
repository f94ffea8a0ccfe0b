import type { ListingColumns } from '../listing-columns.ts';

/** The number of products of each brand in a scope, updated with every change, so that queries need not count. */
export class ScopeCounts {
  buyable = 0;
  /** By the brand's place; brands without products are absent. */
  readonly all = new Map<number, number>();
  /** The same counts for products that can be bought. */
  readonly ofBuyable = new Map<number, number>();

  /** `by` is 1 for a product that comes, -1 for one that leaves. */
  change(columns: ListingColumns, ordinal: number, by: 1 | -1): void {
    const brand = columns.brands[ordinal] as number;
    changeBy(this.all, brand, by);
    if (!columns.isBuyable(ordinal)) return;
    this.buyable += by;
    changeBy(this.ofBuyable, brand, by);
  }
}

function changeBy(counts: Map<number, number>, key: number, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
