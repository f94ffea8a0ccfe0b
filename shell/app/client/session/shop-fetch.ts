import type { KnownCustomer, ShellSession } from './session.ts';

/** The longest wait for an answer, in milliseconds. */
const timeoutMs = 15_000;

/** §7 starts payments by a GET, whose choices and texts are typed like a form's. */
const isPayment = (input: RequestInfo | URL) =>
  typeof input === 'string' && input.includes('GetBankPaymentUrl');

interface ShopFetchOptions {
  session: Pick<ShellSession, 'token' | 'expire' | 'owner'>;
  /** Called when the server refuses our token (§8, 401). */
  onSignedOut(): void;
  /** Lets the visitor sign in over the page; resolves to whether the same customer did. Rejects if the dialog cannot be shown. */
  signInAgain(owner: KnownCustomer): Promise<boolean>;
  /** Called with every answer. */
  onAnswer(response: Response): void;
}

/** The `fetch` for the API: it sends the token, limits the wait, and ends a session that the server refuses. */
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
      // Some browsers of the floor do not reject with the signal's reason; and a network failure must not look like an error of
      // our code.
      throw signal.aborted ? signal.reason : new DOMException(String(error), 'NetworkError');
    });
    onAnswer(response);
    // Another tab may have signed in meanwhile, so only the refused token is forgotten.
    if (response.status !== 401 || session.token() !== token) return response;
    if (token) session.expire();

    // A read can be repeated after the sign-in; a form would be lost on the way to the sign-in page.
    const isRead = (init.method ?? 'GET') === 'GET' && !isPayment(input);
    const again = isRead ? false : await signInAgain(session.owner()).catch(() => null);
    if (again) return shopFetch(input, init);
    if (again === null || (isRead && token)) onSignedOut();
    return response;
  };
}

/** Aborts with its caller or after the time limit. `AbortSignal.any` and `AbortSignal.timeout` are newer than the floor. */
function patience(caller: AbortSignal | null | undefined): AbortSignal {
  const own = new AbortController();
  const follow = () => own.abort(caller?.reason);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow);
  setTimeout(() => own.abort(new DOMException('late', 'TimeoutError')), timeoutMs);
  return own.signal;
}
