/** Local storage's name of the visitor's own searches, the newest first. */
const storageKey = 'recentSearches';
const kept = 8;

/** Whatever stands in the storage, only texts are believed. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((value) => typeof value === 'string').slice(0, kept);
  } catch {
    return [];
  }
}

export function rememberSearch(value: string): void {
  if (!value) return;
  const others = readRecentSearches().filter((search) => search !== value);
  write([value, ...others].slice(0, kept));
}

export function forgetSearch(value: string): void {
  write(readRecentSearches().filter((search) => search !== value));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // No storage: searches are not remembered, which nobody has to be told.
  }
}
