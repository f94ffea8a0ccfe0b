import { setTimeout as pause } from 'node:timers/promises';
import { askAgainAfterMs } from './api-comeback.ts';
import { apiRead } from './api-read.ts';
import type { ChosenApi } from './chosen-api.ts';

/** Where each of them is away, asking goes on at the pace of one that is started again. */
const mostOthers = 3;

/** `fetch` for what renders on the server: a path of the API goes to the API, and nothing else goes anywhere. */
export function apiFetch(api: ChosenApi): typeof globalThis.fetch {
  return async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/v1/')) {
      throw new TypeError('On the server only paths of the API can be fetched');
    }
    const headers = new Headers(init?.headers);
    // On one machine packing and unpacking costs more than the way.
    headers.set('accept-encoding', 'identity');
    const method = init?.method ?? 'GET';
    for (let attempt = 0; ; attempt += 1) {
      const { url } = api;
      try {
        if (method === 'GET') return await apiRead(url + input, headers, init?.signal);
        // A connection that the API has just closed is no harm to who only reads.
        return await fetch(url + input, { ...init, headers });
      } catch (error) {
        // Nobody has heard it there: whatever it is, another may be asked.
        if (api.leaveIfAway(url, error) && attempt < mostOthers) continue;
        const afterMs = askAgainAfterMs({ error, method, attempt });
        if (afterMs === null) throw error;
        await pause(afterMs, undefined, { ...(init?.signal && { signal: init.signal }) });
      }
    }
  };
}
