import type { ReleaseSet } from '../release-sets/release-set.ts';
import type { Composed } from './compose-page.ts';

/** Crawlers come back then, and forget nothing meanwhile. */
const retryAfterSeconds = '60';

type ComposedDocument = Extract<Composed, { kind: 'document' }>;

/**
 * Who may keep a document. A page is made of one release set and may name a price: a browser may show it again, but must
 * ask first. While a canary is on, no cache may give one visitor what was dealt to another; what a developer has put in
 * the place of a release is nobody else's at all. What is away is asked for again in a minute, and what is not whole by the next
 * one who comes.
 */
export function keepingHeaders(
  { status, audience, isWhole }: Pick<ComposedDocument, 'status' | 'audience' | 'isWhole'>,
  { overridden }: Pick<ReleaseSet, 'overridden'>,
  { isDealt, cdnSeconds }: { isDealt: boolean; cdnSeconds: number },
): Record<string, string> {
  const vary = isDealt || overridden ? 'accept-encoding, cookie' : 'accept-encoding';
  if (overridden) return { vary, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (status === 503)
    return { vary, 'cache-control': 'no-store', 'retry-after': retryAfterSeconds };
  if (audience === 'visitor' || status !== 200 || !isWhole)
    return { vary, 'cache-control': 'no-store' };
  if (isDealt) return { vary, 'cache-control': 'private, no-cache' };
  if (cdnSeconds === 0) return { vary, 'cache-control': 'no-cache' };
  const shared = `s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}`;
  return { vary, 'cache-control': `public, max-age=0, ${shared}` };
}
