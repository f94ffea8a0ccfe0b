import { keepHeader } from '@kashi/border/kept/kept-offline';
import type { ReleaseSet } from '../../release-sets/release-set.ts';
import type { Composed } from '../compose-page.ts';

/** Crawlers come back after this time, in seconds, and forget nothing meanwhile. */
const retryAfterSeconds = '60';

interface KeepingWish {
  isDealt: boolean;
  /** Whether the visitor looks at a draft. */
  isPreviewed: boolean;
  cdnSeconds: number;
  /** Whether every visitor gets this document at this address. */
  isShared: boolean;
  /** Whether the answer gives this visitor a cookie. */
  hasCookie: boolean;
}

type ComposedDocument = Extract<Composed, { kind: 'document' }>;

/**
 * The caching headers of a document. A page comes from one release set and may name a price, so a browser may show it again only
 * after asking. During a canary no cache may give one visitor's version to another, and a page with a developer's override
 * or in a preview belongs to that visitor alone. A missing page is retried after a minute, and an incomplete one is composed again for the next
 * visitor.
 *
 * A whole page that every visitor gets is marked with its release set, so that the worker of a browser may keep it, to be read without a network. During
 * a canary none is, since the next visit may get another set.
 */
export function keepingHeaders(
  { status, audience, isWhole }: Pick<ComposedDocument, 'status' | 'audience' | 'isWhole'>,
  { id, overridden }: Pick<ReleaseSet, 'id' | 'overridden'>,
  { isDealt, isPreviewed, cdnSeconds, isShared, hasCookie }: KeepingWish,
): Record<string, string> {
  const isOwn = overridden !== undefined || isPreviewed;
  const vary = isDealt || isOwn ? 'accept-encoding, cookie' : 'accept-encoding';
  if (isOwn) return { vary, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (status === 503)
    return { vary, 'cache-control': 'no-store', 'retry-after': retryAfterSeconds };
  if (audience === 'visitor' || status !== 200 || !isWhole)
    return { vary, 'cache-control': 'no-store' };
  if (isDealt) return { vary, 'cache-control': 'private, no-cache' };
  const mark = isShared && !hasCookie ? { [keepHeader]: id } : {};
  if (cdnSeconds === 0) return { vary, 'cache-control': 'no-cache', ...mark };
  const shared = `s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}`;
  return { vary, 'cache-control': `public, max-age=0, ${shared}`, ...mark };
}
