import type { ShellSession } from './session.ts';

/** An answer that takes longer than this is not waited for, in milliseconds. */
const timeoutMs = 15_000;

interface ShopFetchOptions {
  session: Pick<ShellSession, 'token' | 'expire'>;
  /** Called when a token that we sent was refused (section 8, 401). */
  onSignedOut(): void;
}

/** `fetch` for the API: carries the token, gives up in time, and ends a session that the server no longer knows. */
export function createShopFetch({ session, onSignedOut }: ShopFetchOptions): typeof fetch {
  return async (input, init = {}) => {
    const token = session.token();
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const signals = [AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])];

    const response = await fetch(input, { ...init, headers, signal: AbortSignal.any(signals) });
    // Another tab may have signed in meanwhile: only the token that was refused is forgotten.
    if (response.status === 401 && token && session.token() === token) {
      session.expire();
      onSignedOut();
    }
    return response;
  };
}
