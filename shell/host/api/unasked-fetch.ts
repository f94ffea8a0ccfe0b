import { unaskedHeader } from '@kashi/contracts/unasked-header';

/** `fetch` for a page that nobody has opened: a crawler's, or one that a browser keeps. */
export function unaskedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(unaskedHeader, '1');
    return fetch(input, { ...init, headers });
  };
}
