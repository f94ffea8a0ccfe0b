import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { fileWritten, readParts, type FileHead } from './index-file.ts';
import { ListingIndex, type FoundHits } from '../listing-index.ts';
import { rowsOfLines, type ListingRow } from '../listing-row.ts';

/** The tasks that an index runs, in whichever thread it is: their parameters and results are plain data. */
export class IndexTasks {
  readonly #index = new ListingIndex();
  #writing: Generator<void> | undefined;

  /** Adds a batch of the rows that a start reads, in the format of `readAllLines`. */
  take(lines: string): void {
    this.#index.take(rowsOfLines(lines));
  }

  arrange(): void {
    this.#index.arrange();
  }

  /**
   * Restores the index from a file, instead of `take` and `arrange`. Throws if the file is invalid; the index is unusable then.
   */
  restore(path: string): void {
    this.#index.restore(readParts(path));
  }

  /** Begins to write a file; the index must not change until `writeOn` has written all of it. */
  write(path: string, head: FileHead): void {
    this.#writing = fileWritten(path, head, this.#index.kept());
  }

  /** Writes one step of the file. Returns whether the file is complete. */
  writeOn(): boolean {
    return this.#writing?.next().done ?? true;
  }

  /** Applies rows that came or changed, and products that left. Returns whether the index should be rebuilt. */
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
