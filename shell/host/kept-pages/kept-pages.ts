import type { WrittenDocument } from '../packing/written-document.ts';
import type { ChangesLine } from './changes-line.ts';
import { KeptFigures } from './kept-figures.ts';
import { KeptPage, type KeptAnswer } from './kept-page.ts';
import { PageStore } from './page-store.ts';

/** A page that was just composed. `keepable`: the form that may be kept for everyone; null for a private page. */
export interface Made {
  keepable: (KeptAnswer & { html: WrittenDocument }) | null;
}

/**
 * A page older than this is renewed while it is still used, in milliseconds: a safeguard, although every change should have its
 * notice.
 */
const freshForMs = 60_000;
/** A page older than this is not used any more, in milliseconds. */
const mostAgeMs = 300_000;
/** The number of requests after which compressing a page as small as possible pays. */
const askedForPressing = 20;

interface KeptPagesOptions {
  line: Pick<ChangesLine, 'changes' | 'isAlive' | 'onChange'>;
  mostBytes: number;
}

/**
 * Keeps public pages as they were composed, until something in them changes. While the line to the API is not alive every page is
 * composed anew: an old price is worse than a slow page.
 */
export class KeptPages<Composed extends Made> {
  readonly figures = new KeptFigures();
  readonly #line: KeptPagesOptions['line'];
  readonly #store: PageStore;
  readonly #composing = new Map<string, Promise<KeptPage | Composed>>();
  #isPressing = false;

  constructor({ line, mostBytes }: KeptPagesOptions) {
    this.#line = line;
    this.#store = new PageStore(mostBytes, this.figures);
    line.onChange((tags) => this.#store.dropTagged(tags));
  }

  /** Whether a page is kept under this key, however old. */
  has(key: string): boolean {
    return this.#store.has(key);
  }

  /** Whether this page is still the kept one for its key. */
  isStill(key: string, page: KeptPage): boolean {
    return this.#line.isAlive() && this.#store.peek(key) === page;
  }

  /** The kept page, or the result of `compose`; simultaneous requests for the same page wait for the same work. */
  async page(key: string, compose: () => Promise<Composed>): Promise<KeptPage | Composed> {
    const { figures } = this;
    if (!this.#line.isAlive()) return this.composed(compose);
    const kept = this.#kept(key, compose);
    if (kept) {
      figures.given += 1;
      return kept;
    }
    const running = this.#composing.get(key);
    if (!running) return this.#compose(key, compose);
    const made = await running.catch(() => null);
    // A page that may not be kept is not for other visitors either.
    if (!(made instanceof KeptPage)) return this.composed(compose);
    figures.given += 1;
    return made;
  }

  /** Composes a page for one visitor, and counts it. */
  composed(compose: () => Promise<Composed>): Promise<Composed> {
    this.figures.composed += 1;
    return compose();
  }

  /** The document in this encoding; counts its use. */
  async body(
    key: string,
    page: KeptPage,
    encoding: Parameters<KeptPage['in']>[0],
  ): Promise<Buffer> {
    const before = page.bytes();
    const body = await page.in(encoding);
    if (page.bytes() !== before) this.#store.weigh(key, page);
    if (page.asked === askedForPressing) this.#press(key, page);
    return body;
  }

  #kept(key: string, compose: () => Promise<Composed>): KeptPage | null {
    const page = this.#store.get(key);
    if (!page) return null;
    const now = performance.now();
    if (now - page.madeAt > mostAgeMs) return null;
    page.asked += 1;
    if (now - page.checkedAt > freshForMs && !this.#composing.has(key)) {
      page.checkedAt = now;
      this.#compose(key, compose).catch(() => undefined);
    }
    return page;
  }

  #compose(key: string, compose: () => Promise<Composed>): Promise<KeptPage | Composed> {
    const { changes } = this.#line;
    const since = changes.now();
    const made = this.composed(compose).then(async (composed) => {
      const { keepable } = composed;
      if (!keepable) return composed;
      const page = await KeptPage.of(keepable.html, keepable);
      // The page may or may not contain what changed while it was composed.
      if (changes.isTouched(keepable.tags, since) || !this.#line.isAlive()) return composed;
      this.#store.put(key, page);
      return page;
    });
    this.#composing.set(key, made);
    const forget = () => this.#composing.delete(key);
    made.then(forget, forget);
    return made;
  }

  /** Compresses one page at a time, on another thread: a shop that changes all the time spends at most one core on it. */
  #press(key: string, page: KeptPage): void {
    if (this.#isPressing) return;
    this.#isPressing = true;
    page
      .pressed()
      .then(() => this.#store.weigh(key, page))
      .catch(() => undefined)
      .finally(() => (this.#isPressing = false));
  }
}
