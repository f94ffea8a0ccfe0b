import { composePage } from '../../shell/server/compose-page.ts';
import type { ReleaseSet } from '../../shell/server/release-set.ts';
import { ShopContent } from '../../shell/server/shop-content.ts';

/** Renders an address as the host would, following redirects. Answers everything that went wrong; nothing where it is shown. */
export async function renderVisit(
  set: ReleaseSet,
  fetch: typeof globalThis.fetch,
  url: string,
  redirectsLeft = 2,
): Promise<string[]> {
  const troubles: string[] = [];
  const report = (error: unknown, where = 'somewhere') =>
    void troubles.push(
      `${url}: ${where}: ${error instanceof Error ? error.message : String(error)}`,
    );
  const frame = await new ShopContent({ fetch, log: { error: report } }).frame();
  if (!frame) return troubles;

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
      : [`${url} leads on and on`];
  }
  await composed.write(() => undefined);
  return composed.status === 200 ? troubles : [...troubles, `${url} has status ${composed.status}`];
}
