import { vi } from 'vitest';

/**
 * Files of tests share one window and the packages of others, which load once. `begin` gives a file an empty page, and modules of ours
 * that have learned nothing yet; `end` takes back what the file has put into the window, and ends its timers, which would fire in the
 * next file, or between two, where there is no page.
 */
export const emptyPage = {
  begin(): void {
    vi.resetModules();
    countTimers();
    if (typeof document === 'undefined') return;
    for (const name of document.documentElement.getAttributeNames()) {
      document.documentElement.removeAttribute(name);
    }
    document.body.replaceChildren();
    scrollTo(0, 0);
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    }
    localStorage.clear();
    sessionStorage.clear();
  },
  end(): void {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    globalThis.setTimeout = setTimer;
  },
};

const setTimer = globalThis.setTimeout;
const timers = new Set<ReturnType<typeof setTimeout>>();

function countTimers(): void {
  const counted = (...given: Parameters<typeof setTimeout>) => {
    const timer = setTimer(...given);
    timers.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(counted, setTimer);
}
