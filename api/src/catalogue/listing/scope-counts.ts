import type { ListingColumns } from './listing-columns.ts';

/** How many products of each brand a scope has, kept up to date with every change, so that no query counts them. */
export class ScopeCounts {
  buyable = 0;
  /** By the brand's place; brands that have none left are not in it. */
  readonly all = new Map<number, number>();
  /** The same of what can be bought. */
  readonly ofBuyable = new Map<number, number>();

  /** `by` is 1 where a product comes, -1 where it leaves. */
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
