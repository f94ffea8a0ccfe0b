import type { LastingStorage } from '@kashi/border/kept/keep-in-browser';

type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> &
  Required<LastingStorage>;

/**
 * Replaces the browser's storages: what one of them does not take, because it is full or the visitor forbids it, is kept as long as
 * the document lasts. So writing never throws, everything works as usual, and nothing of it outlives the next load.
 * Who promises something for later asks by `keepItem` whether it is really stored.
 */
export function standInForStorage(place: Window = window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(place, name, { value: lenient(allowed(place, name)) });
  }
}

/** Null where access throws. */
function allowed(place: Window, name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    place[name].getItem('');
    return place[name];
  } catch {
    return null;
  }
}

function lenient(storage: Storage | null): Entries {
  const refused = new Map<string, string>();
  const keepItem = (key: string, value: string): boolean => {
    try {
      if (!storage) return false;
      storage.setItem(key, value);
      refused.delete(key);
      return true;
    } catch {
      return false;
    }
  };
  return {
    keepItem,
    getItem: (key) => refused.get(key) ?? storage?.getItem(key) ?? null,
    setItem(key, value) {
      if (!keepItem(key, value)) refused.set(key, value);
    },
    removeItem(key) {
      refused.delete(key);
      storage?.removeItem(key);
    },
    clear() {
      refused.clear();
      storage?.clear();
    },
  };
}
