import { everything } from './change-log.ts';
import type { KeptPage } from './kept-page.ts';

/** Pages by their key, up to so many bytes: whoever was not asked for the longest goes first. */
export class PageStore {
  readonly #mostBytes: number;
  /** The one that was asked for last is the last. */
  readonly #pages = new Map<string, { page: KeptPage; bytes: number }>();
  readonly #keysOf = new Map<string, Set<string>>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
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
    this.#bytes += bytes;
    for (const tag of page.tags) {
      const keys = this.#keysOf.get(tag);
      if (keys) keys.add(key);
      else this.#keysOf.set(tag, new Set([key]));
    }
    for (const [oldest] of this.#pages) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  /** The same page takes another number of bytes than before; nothing where there is another in its place by now. */
  weigh(key: string, page: KeptPage): void {
    if (this.#pages.get(key)?.page === page) this.put(key, page);
  }

  dropTagged(tags: readonly string[]): void {
    if (tags.includes(everything)) {
      this.#pages.clear();
      this.#keysOf.clear();
      this.#bytes = 0;
    }
    for (const tag of tags) for (const key of this.#keysOf.get(tag) ?? []) this.#drop(key);
  }

  #drop(key: string): void {
    const kept = this.#pages.get(key);
    if (!kept) return;
    this.#pages.delete(key);
    this.#bytes -= kept.bytes;
    for (const tag of kept.page.tags) {
      const keys = this.#keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(tag);
    }
  }
}
