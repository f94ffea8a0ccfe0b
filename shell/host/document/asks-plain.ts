import { plainParameter } from '@kashi/border/plain-visit';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import type { MatchedRoute } from './routes.ts';
import type { PlainSession } from '../plain-session/plain-session.ts';

/**
 * Whether a page for everyone is wanted in its version without JavaScript: by its address, after a form was refused, or by a
 * visitor who has signed in without code. Such a document belongs to its visitor.
 */
export function asksPlain(
  set: Pick<ReleaseSet, 'remotes'>,
  route: Pick<MatchedRoute, 'remote' | 'page'>,
  { url, session }: { url: string; session: Pick<PlainSession, 'isOpen'> },
): boolean {
  const plain = set.remotes.get(route.remote)?.entry?.plain ?? [];
  return plain.includes(route.page) && (session.isOpen || hasParameter(url));
}

function hasParameter(url: string): boolean {
  const at = url.indexOf('?');
  return at >= 0 && new URLSearchParams(url.slice(at)).has(plainParameter);
}
