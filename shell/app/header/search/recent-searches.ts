import { recentSearchesKey } from '@kashi/border/kept/trace-keys';

const kept = 8;

/** The visitor's own searches, the newest first. The storage may hold anything, so only texts are used. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentSearchesKey) ?? '[]');
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
    localStorage.setItem(recentSearchesKey, JSON.stringify(searches));
  } catch {
    // Without storage searches are not remembered, which needs no message.
  }
}
