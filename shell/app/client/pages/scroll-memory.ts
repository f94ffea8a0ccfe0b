/** The key of the scroll offsets in session storage, by history entry. */
const storageKey = 'scrollOffsets';
const rememberedEntries = 100;

/**
 * Remembers the scroll offset of each history entry. The browser's own restoration would come before the page is on the screen.
 */
export class ScrollMemory {
  readonly #offsets: Map<string, number>;

  constructor() {
    history.scrollRestoration = 'manual';
    // The visitor came from another site, such as the bank: without a key of its own this entry would take the offset of an
    // earlier one.
    if (history.state === null) history.replaceState(newEntryState(), '');
    this.#offsets = new Map(
      JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][],
    );
    addEventListener('scroll', () => this.note(), { passive: true });
    addEventListener('scroll', layOutWhole, { passive: true, once: true });
    addEventListener('pagehide', () => this.#store());
  }

  /** Restores the scroll offset of the present entry. */
  restore(): void {
    const top = this.#offsets.get(entryKey()) ?? 0;
    // Sections out of sight have guessed sizes, which would move the place.
    if (top > 0) document.documentElement.dataset['whole'] = '';
    scrollTo({ top, behavior: 'instant' });
  }

  /** Notes the scroll offset of the present entry. A replaced entry starts without one. */
  note(): void {
    this.#offsets.delete(entryKey());
    this.#offsets.set(entryKey(), scrollY);
    const oldest = this.#offsets.keys().next();
    if (this.#offsets.size > rememberedEntries && !oldest.done) this.#offsets.delete(oldest.value);
  }

  #store(): void {
    sessionStorage.setItem(storageKey, JSON.stringify([...this.#offsets]));
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

/** If this fails the sizes stay guessed, and the place may be off by a few lines. */
function layOutWhole(): void {
  import('../ahead/guessed-sizes.ts').then(
    ({ endGuessing }) => endGuessing(),
    () => undefined,
  );
}
