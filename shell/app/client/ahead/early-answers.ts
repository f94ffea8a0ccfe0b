import type { ClientRoute } from '../pages/client-routes.ts';

/**
 * Sends the requests that the page's front door names for its `load`, while the page's code is loading; see `PageEntry`. Returns
 * the `fetch` for that `load`, which finds these answers under way; other requests go through `fetch`.
 */
export function askEarly(
  { reads = [], params }: ClientRoute,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): typeof globalThis.fetch {
  const answers = new Map(
    reads.map((pattern) => {
      const address = addressOf(pattern, params);
      const answer = fetch(address, { signal });
      // The answer may stay unused: the code may fail, or another page may open.
      answer.catch(() => undefined);
      return [address, answer];
    }),
  );

  return (input, init) => {
    const isRead = (init?.method ?? 'GET') === 'GET';
    const early = isRead && typeof input === 'string' ? answers.get(input) : undefined;
    if (!early) return fetch(input, init);
    // A body can be read once, so a second reader sends a new request.
    answers.delete(input as string);
    return early;
  };
}

function addressOf(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}
