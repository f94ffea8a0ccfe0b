import type { Head } from '@kashi/border/remote-contract';
import type { ClientRoute, RouteMatcher } from './client-routes.ts';
import type { LiveSet } from './live-set.ts';
import { showPending, type Navigation } from './navigation.ts';
import type { PagePreparation, Prepared, PreparedPage } from './page-preparation.ts';

interface RoutingDetail {
  cancelNavigation?(decision: Promise<boolean>): void;
}

interface PageGateOptions {
  match: RouteMatcher;
  /** The path and query of the present address. */
  here(): string;
  /** Where a guest signs in first for the page of the present address; null for a page that may be shown. */
  signInFirst(): string | null;
  preparation: PagePreparation;
  navigation: Navigation;
  liveSet: Pick<LiveSet, 'ask' | 'hasDocumentOf'>;
  /**
   * The page at the new address is on the screen. `stayed`: the same page with other data; `stepped`: by a step in the history.
   */
  onShown(page: PreparedPage | null, stayed: boolean, stepped: boolean): void;
}

/**
 * Delays single-spa after a change of address: no page is unmounted before the next page's code and data are here, for links and
 * for steps in the history. Returns `settled`, the page for the present address.
 */
export function createPageGate({
  match,
  here,
  signInFirst,
  preparation,
  navigation,
  liveSet,
  onShown,
}: PageGateOptions) {
  let settled: PreparedPage | null = null;
  let shownId: string | null = null;
  /** The path that is settled, or about to be. A mere `#` stays on it, and so does single-spa when it starts. */
  let settledPath = '';
  let open = false;
  let stepped = false;
  /** Whether the browser shows an entry that it has shown before, and not one that it has made for a pressed `#`. */
  let isKnownEntry = true;
  /** Ends the wait for the page that is about to be settled: the visitor has gone on. */
  let goOn: (() => void) | undefined;
  /** The number of readings begun: another one overtakes a `reload` under way. */
  let turn = 0;

  async function settle(): Promise<void> {
    const path = here();
    const route = match(path);
    const taken = route ? navigation.take(route) : undefined;
    stepped = taken === undefined;
    if (stepped && path === settledPath) {
      // The browser itself goes to the place of a pressed `#`. It tells of that twice, and the second time the entry has its state.
      stepped = isKnownEntry;
      return;
    }
    settledPath = path;
    turn += 1;
    if (taken !== undefined || !route) {
      // A step back to an address without a remote's page: the server knows that page.
      if (!route && open) location.reload();
      settled = taken ?? null;
      return;
    }
    if (open) navigation.overtake();
    const signInPath = open && signInFirst();
    // A step back to a customer's page, after a sign-out.
    if (signInPath) return leaving(() => location.replace(signInPath));
    const pending = open && showPending();
    const prepared = await Promise.race([
      preparation.prepare(route, open ? 'back' : 'visit').catch(() => null),
      new Promise<null>((resolve) => (goOn = () => resolve(null))),
    ]);
    if (pending) pending.end();
    if (open && here() !== path) {
      preparation.abandon(route);
      return settle();
    }
    if (open && prepared === null && (await liveSet.hasDocumentOf(route))) {
      return leaving(() => location.reload());
    }
    const isLost = prepared?.kind === 'not-found' && !open;
    settled = await (isLost ? lost(route) : pageOf(prepared));
  }

  // single-spa announces every change of address by such an event, and waits with it for the page before.
  addEventListener('popstate', ({ state }) => {
    isKnownEntry = state !== null;
    if (open && here() !== settledPath) goOn?.();
  });
  addEventListener('single-spa:before-routing-event', (event) => {
    const { detail } = event as CustomEvent<RoutingDetail>;
    // Always false: the address has already changed, and the promise only makes single-spa wait.
    detail.cancelNavigation?.(settle().then(() => false));
  });
  addEventListener('single-spa:routing-event', () => {
    const route = match(settledPath);
    const stayed = route !== null && route.id === shownId;
    shownId = route?.id ?? null;
    onShown(settled, stayed, stepped);
  });

  return {
    settled: () => settled,
    /** The path and query of the settled page; the address may be that of a page on its way. */
    settledPath: () => settledPath,
    /** Prepares the page of the first view, before single-spa starts; from then on the gate delays every change of address. */
    async begin(): Promise<void> {
      await settle();
      // The visitor may have followed a link before this page's code arrived.
      shownId = match(settledPath)?.id ?? null;
      open = true;
    },
    /** The page that was opened with a preview has its data now. */
    complete(page: PreparedPage): void {
      settled = page;
    },
    /** Reads the page of the present address again. A visitor who has gone elsewhere meanwhile gets nothing of the answer. */
    async again(): Promise<PreparedPage | null> {
      const asked = here();
      const mine = ++turn;
      const route = match(asked);
      const pending = !settled && showPending();
      // Code that was late may be here by now, or about to be.
      const prepared = route && (await preparation.prepare(route, 'reload').catch(() => null));
      const isLost = !prepared && !settled && (await liveSet.ask());
      if (pending) pending.end();
      if (mine !== turn || here() !== asked) return settled;
      // A browser remembers a failed import; a new document can load the code, or at least show the server's HTML.
      if (isLost) return leaving(() => location.reload());
      return (settled = await pageOf(prepared));
    },
  };
}

/** Null without the lost page's code, or without an answer: the page says that it cannot be read, and offers a retry. */
function lost(route: ClientRoute): Promise<PreparedPage | null> {
  return import('./lost-page.ts').then(({ lostPage }) => lostPage(route)).catch(() => null);
}

/** A page that turned out to be missing is loaded from the server, which answers with the right status. */
function pageOf(prepared: Prepared | null): Promise<PreparedPage | null> {
  if (prepared === null || prepared.kind === 'page') return Promise.resolve(prepared);
  return leaving(() =>
    prepared.kind === 'redirect' ? location.replace(prepared.to) : location.reload(),
  );
}

/** Never resolves: the screen stays unchanged until the browser has left. */
function leaving(leave: () => void): Promise<never> {
  leave();
  return new Promise(() => undefined);
}

/** Sets title and canonical address; the rest of the head is for readers of the server's HTML. */
export function applyHead(head: Head, shopName: string): void {
  document.title = head.title === shopName ? shopName : `${head.title} | ${shopName}`;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (head.canonical && canonical) canonical.href = location.origin + head.canonical;
}
