/** Session storage's name of the scroll offsets, by history entry. */
const storageKey = 'scrollOffsets';
const rememberedEntries = 100;

/**
 * Remembers where each history entry was scrolled to. The browser cannot do it here: it would restore the offset
 * before the page that it belongs to is on the screen.
 */
export class ScrollMemory {
  readonly #offsets: Map<string, number>;

  constructor() {
    history.scrollRestoration = 'manual';
    // Arrived at from elsewhere, as from the bank: without a key of its own it would begin where an earlier one was left.
    if (history.state === null) history.replaceState(newEntryState(), '');
    this.#offsets = new Map(
      JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][],
    );
    addEventListener('scroll', () => this.note(), { passive: true });
    addEventListener('scroll', layOutWhole, { passive: true, once: true });
    addEventListener('pagehide', () => this.#store());
  }

  /** Puts the entry that is on the screen now where the visitor left it. */
  restore(): void {
    const top = this.#offsets.get(entryKey()) ?? 0;
    // What is out of sight has a guessed size until it is near: the place below it would be another one.
    if (top > 0) document.documentElement.dataset['whole'] = '';
    scrollTo({ top, behavior: 'instant' });
  }

  /** The entry that is on the screen now is scrolled to here. One that was made in place begins without any scrolling. */
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

/** The state that the shell gives to every history entry it makes. */
export function newEntryState(): { key: string } {
  return { key: Math.random().toString(36).slice(2) };
}

function entryKey(): string {
  const state = history.state as { key?: string } | null;
  return state?.key ?? 'first';
}

/** Without it the sizes stay guessed, and a place may be missed by a few lines. */
function layOutWhole(): void {
  import('./guessed-sizes.ts').then(
    ({ endGuessing }) => endGuessing(),
    () => undefined,
  );
}
