import { everything } from './change-log.ts';
import type { KeptFigures } from './kept-figures.ts';
import type { KeptPage } from './kept-page.ts';

/** Pages by their key, up to a number of bytes; the page unused for the longest is dropped first. */
export class PageStore {
  readonly #mostBytes: number;
  readonly #figures: KeptFigures;
  /** In the order of use, the latest last. */
  readonly #pages = new Map<string, { page: KeptPage; bytes: number }>();
  readonly #keysOf = new Map<string, Set<string>>();

  constructor(mostBytes: number, figures: KeptFigures) {
    this.#mostBytes = mostBytes;
    this.#figures = figures;
  }

  has(key: string): boolean {
    return this.#pages.has(key);
  }

  /** The page, without counting as a use. */
  peek(key: string): KeptPage | undefined {
    return this.#pages.get(key)?.page;
  }

  get(key: string): KeptPage | undefined {
    const kept = this.#pages.get(key);
    if (!kept) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    return kept.page;
  }

  put(key: string, page: KeptPage): void {
    this.#drop(key);
    const bytes = page.bytes();
    this.#pages.set(key, { page, bytes });
    this.#figures.bytes += bytes;
    this.#figures.pages = this.#pages.size;
    for (const tag of page.tags) {
      const keys = this.#keysOf.get(tag);
      if (keys) keys.add(key);
      else this.#keysOf.set(tag, new Set([key]));
    }
    for (const [oldest] of this.#pages) {
      if (this.#figures.bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  /** Updates the bytes of a page; does nothing if another page has taken its place. */
  weigh(key: string, page: KeptPage): void {
    if (this.#pages.get(key)?.page === page) this.put(key, page);
  }

  dropTagged(tags: readonly string[]): void {
    const before = this.#pages.size;
    if (tags.includes(everything)) {
      this.#pages.clear();
      this.#keysOf.clear();
      this.#figures.bytes = 0;
      this.#figures.pages = 0;
    }
    for (const tag of tags) for (const key of this.#keysOf.get(tag) ?? []) this.#drop(key);
    this.#figures.purged += before - this.#pages.size;
  }

  #drop(key: string): void {
    const kept = this.#pages.get(key);
    if (!kept) return;
    this.#pages.delete(key);
    this.#figures.bytes -= kept.bytes;
    this.#figures.pages = this.#pages.size;
    for (const tag of kept.page.tags) {
      const keys = this.#keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(tag);
    }
  }
}
