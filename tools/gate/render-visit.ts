import { composePage } from '../../shell/server/document/compose-page.ts';
import type { ReleaseSet } from '../../shell/server/release-sets/release-set.ts';
import { ShopContent } from '../../shell/server/document/shop-content.ts';

export interface RenderedVisit {
  /** The whole document; '' where there is none. */
  html: string;
  /** Everything that went wrong; nothing where the page is shown. */
  troubles: string[];
}

/** Renders an address as the host would, following redirects. */
export async function renderVisit(
  set: ReleaseSet,
  fetch: typeof globalThis.fetch,
  url: string,
  redirectsLeft = 2,
): Promise<RenderedVisit> {
  const troubles: string[] = [];
  const report = (error: unknown, where = 'somewhere') =>
    void troubles.push(
      `${url}: ${where}: ${error instanceof Error ? error.message : String(error)}`,
    );
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
    fetch,
    report,
  });
  if (composed.kind === 'redirect') {
    return redirectsLeft > 0
      ? renderVisit(set, fetch, composed.to, redirectsLeft - 1)
      : { html: '', troubles: [`${url} leads on and on`] };
  }
  if (composed.status !== 200) troubles.push(`${url} has status ${composed.status}`);
  return { html: String(composed.html), troubles };
}
