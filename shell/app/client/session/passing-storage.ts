/**
 * Replaces the browser's storage if the visitor forbids it and access throws. The replacement lasts as long as the document, so
 * everything works as usual and nothing outlives the next load.
 */
export function standInForStorage(place: Window = window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      place[name].getItem('');
    } catch {
      Object.defineProperty(place, name, { value: passingStorage() });
    }
  }
}

function passingStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
