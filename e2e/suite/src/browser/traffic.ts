import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** Which requests of a page are on their way. */
export interface Traffic {
  /** The addresses that the page has asked for so far. */
  asked: URL[];
  /** Resolves when the page has asked for nothing for half a second from now on, when this is enough, or at the latest after so many milliseconds. */
  settles(latestMs: number, isEnough?: () => boolean): Promise<void>;
}

const quietMs = 500;

/** Follows the requests of a page from now on. */
export function collectTraffic(page: Page): Traffic {
  const asked: URL[] = [];
  const pending = new Set<Request>();
  let lastAt = performance.now();
  const note = (request: Request, isPending: boolean) => {
    if (isPending) pending.add(request);
    else pending.delete(request);
    lastAt = performance.now();
  };
  page.on('request', (request) => {
    asked.push(new URL(request.url()));
    note(request, true);
  });
  page.on('requestfinished', (request) => note(request, false));
  page.on('requestfailed', (request) => note(request, false));

  return {
    asked,
    async settles(latestMs, isEnough = () => false) {
      const startedAt = performance.now();
      const isQuiet = () =>
        pending.size === 0 && performance.now() - Math.max(lastAt, startedAt) > quietMs;
      const isOver = () => isQuiet() || isEnough() || performance.now() - startedAt > latestMs;
      while (!isOver()) await wait(50);
    },
  };
}
