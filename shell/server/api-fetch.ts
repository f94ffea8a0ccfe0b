import { setTimeout as pause } from 'node:timers/promises';
import { askAgainAfterMs } from './api-comeback.ts';

/** `fetch` for what renders on the server: a path of the API goes to the API, and nothing else goes anywhere. */
export function apiFetch(apiUrl: string): typeof globalThis.fetch {
  return async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/v1/')) {
      throw new TypeError('On the server only paths of the API can be fetched');
    }
    const headers = new Headers(init?.headers);
    // On one machine packing and unpacking costs more than the way.
    headers.set('accept-encoding', 'identity');
    const method = init?.method ?? 'GET';
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await fetch(apiUrl + input, { ...init, headers });
      } catch (error) {
        const afterMs = askAgainAfterMs({ error, method, attempt });
        if (afterMs === null) throw error;
        await pause(afterMs, undefined, { ...(init?.signal && { signal: init.signal }) });
      }
    }
  };
}
