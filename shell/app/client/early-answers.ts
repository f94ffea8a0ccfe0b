import type { ClientRoute } from './client-routes.ts';

/**
 * Asks at once what the page's front door says that its `load` will ask, while its code is on the way; see `PageEntry`.
 * Answers the `fetch` for that `load`, which finds these answers under way. Whatever else is asked goes through `fetch`.
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
      // Nobody may come for it: the code may fail, or the page be another than it seemed.
      answer.catch(() => undefined);
      return [address, answer];
    }),
  );

  return (input, init) => {
    const isRead = (init?.method ?? 'GET') === 'GET';
    const early = isRead && typeof input === 'string' ? answers.get(input) : undefined;
    if (!early) return fetch(input, init);
    // A body can be read once, so a second reader asks anew.
    answers.delete(input as string);
    return early;
  };
}

function addressOf(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}
