import { standInForStorage } from './passing-storage.ts';

/** A browser's local storage that takes nothing until it is said to have room, and a window in which the shop has replaced it. */
export function aFullStorage(): { full: { hasRoom: boolean }; place: Window } {
  const browsers = localStorage;
  const full = {
    hasRoom: false,
    getItem: (key: string) => browsers.getItem(key),
    setItem(key: string, value: string) {
      if (!full.hasRoom) throw new DOMException('Full', 'QuotaExceededError');
      browsers.setItem(key, value);
    },
    removeItem: (key: string) => browsers.removeItem(key),
    clear: () => browsers.clear(),
  };
  const place = { localStorage: full as Partial<Storage>, sessionStorage } as Window;
  standInForStorage(place);
  return { full, place };
}
