import { createAsk } from '@kashi/contracts/asking/ask';
import { previewHeader } from '@kashi/contracts/front-page-preview';
import { previewCookieHeader, previewTokenIn } from './preview-cookie.ts';

/** The draft of the front page that one visitor looks at in place of the saved one (ADR 051). */
export interface Preview {
  /** `ended`: the visitor gets the shop as everybody does; `away`: the API does not say whether it has ended. */
  state: 'shown' | 'ended' | 'away';
  /** The draft's version; '' unless it is shown. */
  version: string;
  /** `fetch` with the token. */
  fetch: typeof globalThis.fetch;
  /** The `set-cookie` header of each page: the preview goes on, or its cookie is removed once it has ended. */
  cookieHeader(isSecure: boolean): string;
}

/** The deadline of the API's answer, in milliseconds. */
const waitMs = 5000;

/** The preview of a request; null for nearly everybody. */
export async function previewOf(
  cookieHeader: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<Preview | null> {
  const token = previewTokenIn(cookieHeader);
  if (token === null) return null;
  const own: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(previewHeader, token);
    return fetch(input, { ...init, headers });
  };
  const state = await stateOf(own);
  const kept = state.state === 'ended' ? null : token;
  return { ...state, fetch: own, cookieHeader: (isSecure) => previewCookieHeader(kept, isSecure) };
}

async function stateOf(
  fetch: typeof globalThis.fetch,
): Promise<Pick<Preview, 'state' | 'version'>> {
  try {
    const { value } = await createAsk(fetch)(
      'GET /v1/ContentManagement/FrontPagePreviews/Read',
      {},
      { signal: AbortSignal.timeout(waitMs) },
    );
    return value ? { state: 'shown', version: value.Version } : { state: 'ended', version: '' };
  } catch {
    // The page says so to the one who looks, and is composed as far as it can be.
    return { state: 'away', version: '' };
  }
}
