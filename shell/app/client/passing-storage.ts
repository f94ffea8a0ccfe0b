/**
 * A visitor who lets no shop keep anything meets an error where the browser's storage should be. They get one that lasts
 * as long as the page: all works as for others, and nothing outlives the next loading.
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

function passingStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
