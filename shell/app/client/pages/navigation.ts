import type { Preview } from '@kashi/border/preview';
import type { ClientRoute, RouteMatcher } from './client-routes.ts';
import type { Guard } from './guard.ts';
import type { LiveSet } from './live-set.ts';
import type { PagePreparation, PreparedPage } from './page-preparation.ts';
import { painted } from '../painted.ts';
import { newEntryState } from './scroll-memory.ts';

/** A slower navigation shows its progress, in milliseconds. */
const showPendingAfterMs = 150;

interface NavigationOptions {
  match: RouteMatcher;
  guard: Guard;
  preparation: PagePreparation;
  liveSet: Pick<LiveSet, 'mayMoveTo' | 'hasDocumentOf'>;
  isSignedIn(): boolean;
  /** The pressed card's preview of the page at this address, while the press lasts. */
  pressed(url: string): Preview | null;
  /** Data has arrived for the page on the screen, which was opened with a preview, or is at the present address already. */
  onWhole(page: PreparedPage): void;
}

/**
 * Prepares, then pushes: a page's code, style and data are fetched first, and only then does the address change. A page that can
 * show the pressed card's preview opens with it, and its data follows. The latest call wins, so a slow page never opens over a
 * later one.
 */
export function createNavigation({
  match,
  guard,
  preparation,
  liveSet,
  isSignedIn,
  pressed,
  onWhole,
}: NavigationOptions) {
  let turn = 0;
  let wanted: ClientRoute | null = null;
  let ready: { url: string; page: PreparedPage | null } | null = null;

  /** `byLink`: the visitor followed a link, so no code relies on its memory, and the page may be loaded as a new document. */
  async function navigate(to: string, { replace = false, byLink = false } = {}): Promise<void> {
    const route = match(to);
    const moves = () => byLink && route && liveSet.mayMoveTo(route.url);
    if (!route || moves()) return location.assign(to);
    if (guard.needsSignIn(new URL(to, location.href).pathname) && !isSignedIn()) {
      return navigate(guard.signInPath(route.url), { replace });
    }

    const preview = pressed(route.url);
    if (wanted && wanted.url !== route.url) preparation.abandon(wanted);
    wanted = route;
    const mine = ++turn;
    const pending = showPending();
    const whole = preparation.prepare(route, 'visit').catch(() => null);
    const opened =
      preview &&
      (await Promise.race([whole.then(() => null), preparation.preview(route, preview)]));
    if (opened && mine === turn) {
      open(to, route, opened, replace);
      // On a slow phone the whole page takes far longer to render than its preview, even if its data is here.
      await painted();
    }
    const prepared = await whole;
    const isElsewhere = !prepared && (await liveSet.hasDocumentOf(route));
    pending.end();
    if (mine !== turn) return;

    wanted = null;
    if (isElsewhere || moves() || prepared?.kind === 'not-found') {
      return opened ? location.reload() : location.assign(to);
    }
    if (prepared?.kind === 'redirect') {
      return navigate(prepared.to, { replace: replace || opened !== null });
    }
    if (!opened) open(to, route, prepared, replace);
    else if (prepared) complete({ ...prepared, view: { ...prepared.view, preview } });
  }

  function open(to: string, route: ClientRoute, page: PreparedPage | null, replace: boolean): void {
    const { href } = new URL(to, location.href);
    if (href === location.href) {
      // single-spa announces no unchanged address. The page keeps its place in the history: Back would lead to where the visitor is.
      if (page) onWhole(page);
    } else {
      ready = { url: route.url, page };
      // A page that takes another's place in the history is read from its top, so it takes no scroll offset over.
      history[replace ? 'replaceState' : 'pushState'](newEntryState(), '', href);
    }
  }

  /** Replaces the preview, whether it is already on the screen or about to be. */
  function complete(page: PreparedPage): void {
    if (ready?.url === page.route.url) ready.page = page;
    else onWhole(page);
  }

  return {
    navigate,
    /** The path and query that are on their way, if any. */
    wanted: () => wanted?.url,
    /** A step in the history overtakes every navigation under way. */
    overtake() {
      wanted = null;
      turn += 1;
    },
    /**
     * The page that `navigate` has just prepared for this address; null if its code failed, undefined if `navigate` was not
     * called for this address.
     */
    take(route: ClientRoute): PreparedPage | null | undefined {
      const taken = ready?.url === route.url ? ready.page : undefined;
      ready = null;
      return taken;
    },
  };
}

export type Navigation = ReturnType<typeof createNavigation>;

/** Shows that a page is on its way, unless `end` is called soon. */
export function showPending() {
  const root = document.documentElement;
  const timer = setTimeout(() => root.setAttribute('data-navigating', ''), showPendingAfterMs);
  return {
    end() {
      clearTimeout(timer);
      root.removeAttribute('data-navigating');
    },
  };
}
