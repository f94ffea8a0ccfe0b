import type { WrittenDocument } from '../packing/written-document.ts';
import type { ChangesLine } from './changes-line.ts';
import { KeptFigures } from './kept-figures.ts';
import { KeptPage, type KeptAnswer } from './kept-page.ts';
import { PageStore } from './page-store.ts';

/** A page that was composed now. `keepable`: what of it may be kept for everybody; null where that is nothing. */
export interface Made {
  keepable: (KeptAnswer & { html: WrittenDocument }) | null;
}

/** Nothing tells of a page that it changes without a notice, and still: older than this it is made anew meanwhile, in milliseconds. */
const freshForMs = 60_000;
/** Older than this it is given to nobody any more. */
const mostAgeMs = 300_000;
/** So often a page is asked for before the work of making it as small as it can be pays. */
const askedForPressing = 20;

interface KeptPagesOptions {
  line: Pick<ChangesLine, 'changes' | 'isAlive' | 'onChange'>;
  mostBytes: number;
}

/**
 * The pages that are the same for everybody, as they were composed, until something of them changes. While the line to the API is
 * not alive every page is composed anew: an old price is worse than a slow page.
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

  /** Whether there is something under this key, be it old. */
  has(key: string): boolean {
    return this.#store.has(key);
  }

  /** Whether a page that was taken from here is the one to be given to the next one who comes. */
  isStill(key: string, page: KeptPage): boolean {
    return this.#line.isAlive() && this.#store.peek(key) === page;
  }

  /** The kept page, or what `compose` comes to; who asks for the same page meanwhile waits for the same work. */
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
    // What may not be kept is not for others either.
    if (!(made instanceof KeptPage)) return this.composed(compose);
    figures.given += 1;
    return made;
  }

  /** What is composed for one visitor alone, counted. */
  composed(compose: () => Promise<Composed>): Promise<Composed> {
    this.figures.composed += 1;
    return compose();
  }

  /** In this encoding, counted. */
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
    const ageMs = performance.now() - page.checkedAt;
    if (ageMs > mostAgeMs) return null;
    page.asked += 1;
    if (ageMs > freshForMs && !this.#composing.has(key)) {
      page.checkedAt += freshForMs;
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
      // What has changed while it was composed may be in it or not.
      if (changes.isTouched(keepable.tags, since) || !this.#line.isAlive()) return composed;
      this.#store.put(key, page);
      return page;
    });
    this.#composing.set(key, made);
    const forget = () => this.#composing.delete(key);
    made.then(forget, forget);
    return made;
  }

  /** One at a time, on another thread: a shop that changes all the time spends a core on it at the most. */
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
