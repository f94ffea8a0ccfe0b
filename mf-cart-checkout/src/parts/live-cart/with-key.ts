import { idempotencyKeyHeader } from '@kashi/contracts/call/idempotency-key';

/** A `fetch` that names the press or the piece by this key, which the API takes once within a day. */
export function withKey(fetch: typeof globalThis.fetch, key: string): typeof globalThis.fetch {
  return (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set(idempotencyKeyHeader, key);
    return fetch(address, { ...init, headers });
  };
}
