import type { ClientRoute, RouteMatcher } from './client-routes.ts';
import { needsSignIn, signInPath } from './guard.ts';
import type { PagePreparation, PreparedPage } from './page-preparation.ts';
import { newEntryState } from './scroll-memory.ts';

/** A slower navigation than this is shown to be under way, in milliseconds. */
const showPendingAfterMs = 150;

interface NavigationOptions {
  match: RouteMatcher;
  preparation: PagePreparation;
  isSignedIn(): boolean;
}

/**
 * Prepare, then push: a page's code, style and data are fetched first, and only then does the address change. The
 * latest call wins, so a slow page that was left for another never jumps up later.
 */
export function createNavigation({ match, preparation, isSignedIn }: NavigationOptions) {
  let turn = 0;
  let wanted: ClientRoute | null = null;
  let ready: PreparedPage | null = null;

  async function navigate(to: string, { replace = false } = {}): Promise<void> {
    const route = match(to);
    if (!route) return location.assign(to);
    if (needsSignIn(new URL(to, location.href).pathname) && !isSignedIn()) {
      return navigate(signInPath(route.url), { replace });
    }

    if (wanted && wanted.url !== route.url) preparation.abandon(wanted);
    wanted = route;
    const mine = ++turn;
    const pending = showPending();
    // Code that cannot be had is the page's own affair: its application says so, in its place.
    const prepared = await preparation.prepare(route, 'visit').catch(() => null);
    pending.end();
    if (mine !== turn) return;

    wanted = null;
    if (prepared?.kind === 'redirect') return navigate(prepared.to, { replace });
    if (prepared?.kind === 'not-found') return location.assign(to);
    ready = prepared;
    const hash = new URL(to, location.href).hash;
    if (replace) history.replaceState(history.state ?? newEntryState(), '', route.url + hash);
    else history.pushState(newEntryState(), '', route.url + hash);
  }

  return {
    navigate,
    /** A step in the history overtakes whatever was under way. */
    overtake: () => ++turn,
    /** The page that `navigate` has just made ready for this address, if it has. */
    take(route: ClientRoute): PreparedPage | null {
      const taken = ready?.route.url === route.url ? ready : null;
      ready = null;
      return taken;
    },
  };
}

export type Navigation = ReturnType<typeof createNavigation>;

function showPending() {
  const root = document.documentElement;
  const timer = setTimeout(() => root.setAttribute('data-navigating', ''), showPendingAfterMs);
  return {
    end() {
      clearTimeout(timer);
      root.removeAttribute('data-navigating');
    },
  };
}
