import { composePage } from '../../../shell/host/document/compose-page.ts';
import { plainSessionOf } from '../../../shell/host/plain-session/plain-session.ts';
import type { Visitor } from '@kashi/border/pages/page-route';
import type { ReleaseSet } from '../../../shell/host/release-sets/release-set.ts';
import { ShopContent } from '../../../shell/host/document/shop-content.ts';
import { failingFetch } from '../recorded/recorded-shop.ts';
import { messageWithCauses } from '../builds/message-of.ts';
import { whereFrom } from '../builds/source-places.ts';

export interface RenderedVisit {
  /** The whole document; '' where there is none. */
  html: string;
  /** The faults of the page; empty where the page is shown. */
  troubles: string[];
}

export interface RenderOptions {
  fetch: typeof globalThis.fetch;
  /** Path and query. */
  url: string;
  /** Who asks; one who has signed in did so without code, and gets the versions of pages that work without it. */
  as?: Visitor;
  /** Every call of the page fails; the frame's data was read before. */
  isFailing?: boolean;
  redirectsLeft?: number;
}

/** Renders an address as the host would, following redirects. */
export async function renderVisit(
  set: ReleaseSet,
  { fetch, url, as: visitor = 'guest', isFailing = false, redirectsLeft = 2 }: RenderOptions,
): Promise<RenderedVisit> {
  const troubles: string[] = [];
  const place = placeOf({ url, as: visitor, isFailing });
  const report = (error: unknown, where = 'somewhere') => {
    if (isFailing && isOfFailure(error)) return;
    const from = error instanceof Error ? whereFrom(error.stack) : '';
    troubles.push(`${place}: ${where}: ${messageWithCauses(error)}${from}`);
  };
  const frame = await new ShopContent({
    fetch,
    isToldOf: () => false,
    log: { error: report },
  }).frame();
  if (!frame) return { html: '', troubles };

  const composed = await composePage({
    set,
    frame,
    url,
    origin: 'http://shop.invalid',
    cookies: {},
    session: plainSessionOf(visitor === 'guest' ? undefined : `kashi-session=${visitor}`),
    fetch: isFailing ? failingFetch : fetch,
    report,
  });
  if (composed.kind === 'redirect') {
    const on = {
      fetch,
      url: composed.to,
      as: visitor,
      isFailing,
      redirectsLeft: redirectsLeft - 1,
    };
    return redirectsLeft > 0
      ? renderVisit(set, on)
      : { html: '', troubles: [`${place} leads on and on`] };
  }
  // 503 is how a host says that it could not read what the page shows.
  const isExpected = composed.status === 200 || (isFailing && composed.status === 503);
  if (!isExpected) troubles.push(`${place} has status ${composed.status}`);
  return { html: String(composed.html.bytes()), troubles };
}

/** An address, by whom and while what it is asked for. */
export function placeOf({
  url,
  as: visitor = 'guest',
  isFailing = false,
}: Pick<RenderOptions, 'url' | 'as' | 'isFailing'>): string {
  const who = visitor === 'guest' ? '' : ` as a ${visitor} without code`;
  return `${url}${who}${isFailing ? ' while the API fails' : ''}`;
}

/** The result of a question to the server, made by each remote's own copy of `Problem`. */
function isOfFailure(error: unknown): boolean {
  return (error as Error | null)?.name === 'Problem';
}
