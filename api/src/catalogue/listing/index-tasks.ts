import type { ListingFilter } from '@kashi/shared/contracts/listing-filter';
import { fileWritten, readParts, type FileHead } from './index-file.ts';
import { ListingIndex, type FoundHits } from './listing-index.ts';
import { rowsOfLines, type ListingRow } from './listing-row.ts';

/** What can be asked of an index, wherever it is held: plain data goes in and comes out. */
export class IndexTasks {
  readonly #index = new ListingIndex();
  #writing: Generator<void> | undefined;

  /** Some of the many rows of the start, as `readAllLines` gives them. */
  take(lines: string): void {
    this.#index.take(rowsOfLines(lines));
  }

  arrange(): void {
    this.#index.arrange();
  }

  /** In place of `take` and `arrange`: all that a file has. Throws what is wrong with the file, and is of no use then. */
  restore(path: string): void {
    this.#index.restore(readParts(path));
  }

  /** Begins to write a file; nothing may change before `writeOn` has written all of it. */
  write(path: string, head: FileHead): void {
    this.#writing = fileWritten(path, head, this.#index.kept());
  }

  /** Writes a step of the file. Returns whether that was all. */
  writeOn(): boolean {
    return this.#writing?.next().done ?? true;
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
