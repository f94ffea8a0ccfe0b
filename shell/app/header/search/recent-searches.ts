/** The key of the visitor's own searches in local storage, the newest first. */
const storageKey = 'recentSearches';
const kept = 8;

/** The storage may hold anything, so only texts are used. */
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
    // Without storage searches are not remembered, which needs no message.
  }
}
