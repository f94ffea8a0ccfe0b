import { setTimeout as pause } from 'node:timers/promises';
import { askAgainAfterMs } from './api-comeback.ts';
import { apiRead } from './api-read.ts';
import type { ChosenApi } from './chosen-api.ts';

/**
 * The most APIs that are tried in place of an unreachable one. After that, retries follow the pace of an API that is starting
 * again.
 */
const mostOthers = 3;

/** The `fetch` of server renders: paths of the API go to the API, and every other address is refused. */
export function apiFetch(api: ChosenApi): typeof globalThis.fetch {
  return async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/v1/')) {
      throw new TypeError('On the server only paths of the API can be fetched');
    }
    const headers = new Headers(init?.headers);
    // On one machine compressing costs more time than sending uncompressed.
    headers.set('accept-encoding', 'identity');
    const method = init?.method ?? 'GET';
    for (let attempt = 0; ; attempt += 1) {
      const { url } = api;
      try {
        if (method === 'GET') return await apiRead(url + input, headers, init?.signal);
        // A read is repeated if the API has just closed the connection.
        return await fetch(url + input, { ...init, headers });
      } catch (error) {
        // The call did not reach the API, so another API may be asked, whatever the call does.
        if (api.leaveIfAway(url, error) && attempt < mostOthers) continue;
        const afterMs = askAgainAfterMs({ error, method, attempt });
        if (afterMs === null) throw error;
        await pause(afterMs, undefined, { ...(init?.signal && { signal: init.signal }) });
      }
    }
  };
}
