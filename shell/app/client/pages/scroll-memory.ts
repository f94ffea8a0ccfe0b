/** The key of the scroll offsets in session storage, by history entry. */
const storageKey = 'scrollOffsets';
const rememberedEntries = 100;

/**
 * Remembers the scroll offset of each history entry. The browser's own restoration would come before the page is on the screen.
 */
export class ScrollMemory {
  readonly #offsets: Map<string, number>;
  /** The entry in which the visitor has read on before this code was here; null once its page is on the screen. */
  #readOn: string | null;

  constructor() {
    history.scrollRestoration = 'manual';
    // The visitor came from another site, such as the bank: without a key of its own this entry would take the offset of an
    // earlier one.
    if (history.state === null) history.replaceState(newEntryState(), '');
    this.#offsets = new Map(
      JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][],
    );
    // A browser that reloads a page, or goes back to it, has brought it to the remembered offset by itself.
    this.#readOn = scrollY > 0 && scrollY !== this.#top() ? entryKey() : null;
    addEventListener('scroll', () => this.note(), { passive: true });
    addEventListener('scroll', layOutWhole, { passive: true, once: true });
    addEventListener('pagehide', () => this.#store());
  }

  /**
   * Prepares the document for the page of the present entry, before that page renders. A page that was left further down is laid
   * out as a whole: sections out of sight have guessed sizes, which would move the place. A page that is shown from its top keeps
   * the guesses, and so does one whose reader is further down already.
   */
  prepare(): void {
    const isLeft = this.#top() > 0 && this.#readOn !== entryKey();
    document.documentElement.toggleAttribute('data-whole', isLeft);
  }

  /** Restores the scroll offset of the present entry, once its page is on the screen. Whoever has read on meanwhile stays there. */
  restore(): void {
    const staysThere = this.#readOn === entryKey();
    this.#readOn = null;
    if (staysThere) this.note();
    else scrollTo({ top: this.#top(), behavior: 'instant' });
  }

  /** Notes the scroll offset of the present entry. A replaced entry starts without one. */
  note(): void {
    this.#offsets.delete(entryKey());
    this.#offsets.set(entryKey(), scrollY);
  }

  #top(): number {
    return this.#offsets.get(entryKey()) ?? 0;
  }

  #store(): void {
    const latest = [...this.#offsets].slice(-rememberedEntries);
    sessionStorage.setItem(storageKey, JSON.stringify(latest));
  }
}

/** The state of every history entry that the shell makes. */
export function newEntryState(): { key: string } {
  return { key: Math.random().toString(36).slice(2) };
}

function entryKey(): string {
  const state = history.state as { key?: string } | null;
  return state?.key ?? 'first';
}

/**
 * If this fails the sizes stay guessed, and the place may be off by a few lines. It lies in the file of `fetch-ahead`, which every visit
 * loads anyway: each file has a hash in every document.
 */
function layOutWhole(): void {
  import(/* webpackChunkName: "fetch-ahead" */ '../ahead/guessed-sizes.ts').then(
    ({ endGuessing }) => endGuessing(),
    () => undefined,
  );
}
