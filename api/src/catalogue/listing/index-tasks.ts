import type { ListingFilter } from '@kashi/shared/contracts/listing-filter';
import { ListingIndex, type FoundHits } from './listing-index.ts';
import { rowsOfLines, type ListingRow } from './listing-row.ts';

/** What can be asked of an index, wherever it is held: plain data goes in and comes out. */
export class IndexTasks {
  readonly #index = new ListingIndex();

  /** Some of the many rows of the start, as `readAllLines` gives them. */
  take(lines: string): void {
    this.#index.take(rowsOfLines(lines));
  }

  arrange(): void {
    this.#index.arrange();
  }

  /** Rows came or changed, products left. Returns whether the index had better be made anew. */
  change(rows: readonly ListingRow[], departed: readonly number[]): boolean {
    this.#index.change(rows, departed);
    return this.#index.isWorn;
  }

  find(filter: ListingFilter, pageSize: number): FoundHits {
    return this.#index.find(filter, pageSize);
  }

  suggest(filter: ListingFilter, pageSize: number): ReturnType<ListingIndex['suggest']> {
    return this.#index.suggest(filter, pageSize);
  }

  similarTo(productId: number, most: number): number[] {
    return this.#index.similarTo(productId, most);
  }
}
