/** The key of the scroll offsets in session storage, by history entry. */
const storageKey = 'scrollOffsets';
const rememberedEntries = 100;

/**
 * Remembers the scroll offset of each history entry. The browser's own restoration would come before the page is on the screen.
 */
export class ScrollMemory {
  readonly #offsets: Map<string, number>;
  /** Until the first page is on the screen: the entry in which the visitor has scrolled meanwhile. */
  #readOn: string | null = null;
  #isStarting = true;

  constructor() {
    history.scrollRestoration = 'manual';
    // The visitor came from another site, such as the bank: without a key of its own this entry would take the offset of an
    // earlier one.
    if (history.state === null) history.replaceState(newEntryState(), '');
    this.#offsets = new Map(
      JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][],
    );
    // Before this code was here. A browser that restores by itself has brought the page to the remembered offset.
    if (scrollY > 0 && scrollY !== this.#top()) this.#readOn = entryKey();
    addEventListener('scroll', () => this.#see(), { passive: true });
    addEventListener('scroll', layOutWhole, { passive: true, once: true });
    addEventListener('pagehide', () => this.#store());
    // A phone that ends a tab in the background sends no more than this.
    addEventListener('visibilitychange', () => this.#store());
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
    this.#isStarting = false;
    this.#readOn = null;
    if (staysThere) this.note();
    else scrollTo({ top: this.#top(), behavior: 'instant' });
  }

  /** Notes the scroll offset of the present entry. A replaced entry starts without one. */
  note(): void {
    // The browser itself has made this entry, for a pressed `#`.
    if (history.state === null) history.replaceState(newEntryState(), '');
    this.#offsets.delete(entryKey());
    this.#offsets.set(entryKey(), scrollY);
  }

  #see(): void {
    if (this.#isStarting) this.#readOn = entryKey();
    this.note();
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
  return state?.key ?? '';
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
