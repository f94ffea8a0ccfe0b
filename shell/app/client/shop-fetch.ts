import type { ShellSession } from './session.ts';

/** An answer that takes longer than this is not waited for, in milliseconds. */
const timeoutMs = 15_000;

/** §7 begins payments by a GET: what was chosen and typed for it is a form like another. */
const isPayment = (input: RequestInfo | URL) =>
  typeof input === 'string' && input.includes('GetBankPaymentUrl');

interface ShopFetchOptions {
  session: Pick<ShellSession, 'token' | 'expire' | 'fullName'>;
  /** Called when a token that we sent was refused (§8, 401). */
  onSignedOut(): void;
  /** Lets the visitor sign in over the page; whether the same one did. Rejects where it cannot. */
  signInAgain(fullName: string): Promise<boolean>;
  /** Called with every answer. */
  onAnswer(response: Response): void;
}

/** `fetch` for the API: carries the token, gives up in time, and ends a session that the server no longer knows. */
export function createShopFetch({
  session,
  onSignedOut,
  signInAgain,
  onAnswer,
}: ShopFetchOptions): typeof fetch {
  return async function shopFetch(input, init = {}) {
    const token = session.token();
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const signal = patience(init.signal);

    const response = await fetch(input, { ...init, headers, signal }).catch((error: unknown) => {
      // Not every browser of the floor rejects with the reason; and a network that failed is not a fault in our code.
      throw signal.aborted ? signal.reason : new DOMException(String(error), 'NetworkError');
    });
    onAnswer(response);
    // Another tab may have signed in meanwhile: only the token that was refused is forgotten.
    if (response.status !== 401 || session.token() !== token) return response;
    const fullName = session.fullName();
    if (token) session.expire();

    // What is read can be read again after the sign-in; what was filled in would be lost on the way there.
    const isRead = (init.method ?? 'GET') === 'GET' && !isPayment(input);
    const again = isRead ? false : await signInAgain(fullName).catch(() => null);
    if (again) return shopFetch(input, init);
    if (again === null || (isRead && token)) onSignedOut();
    return response;
  };
}

/** Aborts when its caller does, or when the time is up: `AbortSignal.any` and its `timeout` are younger than the floor. */
function patience(caller: AbortSignal | null | undefined): AbortSignal {
  const own = new AbortController();
  const follow = () => own.abort(caller?.reason);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow);
  setTimeout(() => own.abort(new DOMException('late', 'TimeoutError')), timeoutMs);
  return own.signal;
}
