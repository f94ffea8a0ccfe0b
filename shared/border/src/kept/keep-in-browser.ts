/** What the shell puts in the place of `localStorage`. A shell of before 2026-11-30 has no `keepItem`. */
export interface LastingStorage {
  /** As `setItem`, but for other tabs and the next page or not at all. False, and nothing has changed, where the browser refuses. */
  keepItem?(key: string, value: string): boolean;
}

/**
 * Stores in local storage what is of no use to this document alone, such as a promise to the shopper. False, and nothing has changed, where
 * the browser does not take it. `setItem` does not tell: what is refused there lasts as long as the document (R18). For the browser only.
 */
export function keepInBrowser(key: string, value: string): boolean {
  const storage: Pick<Storage, 'setItem'> & LastingStorage = localStorage;
  try {
    if (storage.keepItem) return storage.keepItem(key, value);
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
