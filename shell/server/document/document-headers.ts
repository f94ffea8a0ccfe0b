import type { ReleaseSet } from '../release-sets/release-set.ts';
import type { Composed } from './compose-page.ts';

/** Crawlers come back then, and forget nothing meanwhile. */
const retryAfterSeconds = '60';

type ComposedDocument = Extract<Composed, { kind: 'document' }>;

/**
 * Who may keep a document. A page is made of one release set and may name a price: a browser may show it again, but must
 * ask first. While a canary is on, no cache may give one visitor what was dealt to another; what a developer has put in
 * the place of a release is nobody else's at all. What is away is asked for again in a minute.
 */
export function keepingHeaders(
  { status, audience }: Pick<ComposedDocument, 'status' | 'audience'>,
  { overridden }: Pick<ReleaseSet, 'overridden'>,
  isDealt: boolean,
): Record<string, string> {
  const vary = isDealt || overridden ? 'accept-encoding, cookie' : 'accept-encoding';
  if (overridden) return { vary, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (status === 503)
    return { vary, 'cache-control': 'no-store', 'retry-after': retryAfterSeconds };
  if (audience === 'visitor' || status !== 200) return { vary, 'cache-control': 'no-store' };
  return { vary, 'cache-control': isDealt ? 'private, no-cache' : 'no-cache' };
}
