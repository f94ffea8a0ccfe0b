import { addErrorHandler } from 'single-spa';
import type { ShellApi } from '@kashi/border/shell-api';
import { keptBarElement } from '@kashi/border/kept/kept-offline';
import { plainSessionMark } from '@kashi/border/plain-visit';
import { shopPages } from '@kashi/border/pages/shop-pages';
import { hydrateFrame, type FrameVoice } from '../frame/hydrate-frame.tsx';
import { isTypingSearch } from '../header/typed-search.ts';
import { readBootData } from './boot.ts';
import type { FetchAhead } from './ahead/fetch-ahead.ts';
import { createRouteMatcher } from './pages/client-routes.ts';
import { createEventBus } from './event-bus.ts';
import { createFragmentMounts } from './code/fragment-mounts.ts';
import { createGuard } from './pages/guard.ts';
import { followLinks, watchPresses } from './pages/link-clicks.ts';
import { createLiveSet } from './pages/live-set.ts';
import { navigationMessages } from './messages.ts';
import { nextTask } from './next-task.ts';
import { createNavigation } from './pages/navigation.ts';
import { createPageApplications } from './pages/page-applications.ts';
import { applyHead, createPageGate } from './pages/page-gate.ts';
import { createPagePreparation } from './pages/page-preparation.ts';
import { standInForStorage } from './session/passing-storage.ts';
import { createRemoteModules } from './code/remote-modules.ts';
import { ScrollMemory } from './pages/scroll-memory.ts';
import { createSession, type ShellSession } from './session/session.ts';
import { createShopFetch } from './session/shop-fetch.ts';
import type { InstallOffer } from '../install/install-offer.ts';
import type { Trouble } from '../telemetry/trouble.ts';

standInForStorage();
const boot = readBootData();
const here = () => location.pathname + location.search;
const answered = here();
const match = createRouteMatcher(boot.routes, boot.page ? null : answered);
const known = [...boot.routes, ...(boot.missingRoutes ?? [])];
const shop = shopPages(known);
const guard = createGuard(known, shop);
const troubles: Trouble[] = [];
const report = (error: unknown, where: string) => {
  // A part that a translator changed before React took it over is rendered anew, as it should be, which is nobody's fault.
  if (where.startsWith('hydration') && document.querySelector('font')) return;
  troubles.push([where, error]);
  console.error(where, error);
  dispatchEvent(new CustomEvent('trouble', { detail: [where, error] }));
};

// Chromium offers this soon after the load, before later code could hear it. The shop hints at it itself (R45), so that the browser's
// own bar stays away.
const offers: InstallOffer[] = [];
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offers.push(event as InstallOffer);
});

const liveSet = createLiveSet(boot.releaseSet);
// Without a handler single-spa rethrows errors that the callers have already handled.
addErrorHandler((error) => report(error, 'single-spa'));

const session = createSession({
  onClosed(token) {
    // The local sign-out neither waits for the server nor depends on it.
    if (token) customerCode().then(({ revokeToken }) => revokeToken(token), withoutCustomerCode);
    void navigation.navigate('/');
  },
  onAnotherVisitor(hasTakenOver) {
    // The page belongs to the earlier visitor, who alone may see and save it; on any other page stands their cart.
    if (hasTakenOver || guard.needsSignIn(location.pathname)) {
      location.replace(session.isSignedIn() ? here() : '/');
    }
  },
});
const fetch = createShopFetch({
  session,
  // Whoever has to sign in on the way to a page is led to it afterwards.
  onSignedOut: () => void navigation.navigate(guard.signInPath(navigation.wanted() ?? here())),
  signInAgain: (owner) =>
    customerCode().then((part) => part.signInAgain({ modules, shell, session, owner })),
  onAnswer: liveSet.hear,
});
const events = createEventBus();
const modules = createRemoteModules(boot);
const preparation = createPagePreparation({
  modules,
  fetch,
  first: boot.page && { url: answered, page: boot.page },
});
const navigation = createNavigation({
  match,
  guard,
  preparation,
  liveSet,
  isSignedIn: () => session.isSignedIn(),
  pressed: watchPresses(),
  onWhole(page) {
    gate.complete(page);
    pages.show(page);
    applyHead(page.head, boot.frame.shopName);
  },
});
session.onChange(() => preparation.forget());

const locationListeners = new Set<() => void>();
let shownLocation = here();

const shell: ShellApi & { session: ShellSession } = {
  navigate: (to, options) => void navigation.navigate(to, options),
  prefetch: (to) => void ahead().then((fetchAhead) => fetchAhead?.page(to)),
  location: () => shownLocation,
  onLocationChange(listener) {
    locationListeners.add(listener);
    return () => locationListeners.delete(listener);
  },
  async reload() {
    const page = await gate.again();
    if (page) pages.show(page);
  },
  fetch,
  fragment: { mount: createFragmentMounts({ modules, shell: () => shell, report }) },
  pages: shop,
  session,
  events,
  announce: (sentence) => frame.announce(sentence),
  toast: (sentence, tone) => frame.toast(sentence, tone),
  report,
};

/** The prefetching code loads after the first view; if it fails, everything loads on request. */
let aheadOnce: Promise<FetchAhead | null> | undefined;
function ahead(): Promise<FetchAhead | null> {
  aheadOnce ??= import(/* webpackChunkName: "fetch-ahead" */ './ahead/fetch-ahead.ts').then(
    ({ createFetchAhead }) =>
      createFetchAhead({ match, preparation, shell, troubles, offers, boot }),
    () => null,
  );
  return aheadOnce;
}

/** What only a customer's session needs, in one file with the take-over below, which makes the visitor such a customer. */
function customerCode() {
  return import(/* webpackChunkName: "customer" */ './session/customer-code.ts');
}

/** Without that code a session is not checked at its start, and ends in this browser alone: its token expires by itself. */
function withoutCustomerCode(error: unknown): void {
  report(error, 'session');
}

let frame: FrameVoice;
const scroll = new ScrollMemory();
/** What is rendered from here on is the settled page. */
const arrive = () => {
  shownLocation = gate.settledPath();
  scroll.prepare();
};
const signInFirst = () =>
  guard.needsSignIn(location.pathname) && !session.isSignedIn() ? guard.signInPath(here()) : null;
const gate = createPageGate({
  match,
  here,
  signInFirst,
  preparation,
  navigation,
  liveSet,
  onShown(page, stayed, stepped) {
    const isHere = stayed && shownLocation.split('?')[0] === gate.settledPath().split('?')[0];
    arrive();
    if (page && stayed) pages.show(page);
    for (const listener of locationListeners) listener();
    if (!page) return;

    applyHead(page.head, boot.frame.shopName);
    // A change of the query only, as by a filter or a tab, keeps the scroll position.
    if (isHere && !stepped) return scroll.note();
    // A page that stayed renders its new data in a microtask, and has the height for its scroll position only then.
    queueMicrotask(() => scroll.restore());
    if (isHere) return;
    if (!isTypingSearch()) document.getElementById('content')?.focus({ preventScroll: true });
    frame.announce(navigationMessages.opened(page.head.title));
  },
});
const pages = createPageApplications({
  boot,
  match,
  answered,
  shell,
  settled() {
    // A page that mounts reads its own address, and not that of the page before.
    arrive();
    return gate.settled();
  },
  prepareAgain: gate.again,
  report,
  onAlive: () => document.documentElement.setAttribute('data-alive', ''),
});

followLinks({
  match,
  navigate: (to) => void navigation.navigate(to, { byLink: true }),
});

// Not caught on purpose: the start gate sees the error and shuts.
if (document.cookie.includes(`${plainSessionMark}=`)) {
  // A visitor who has signed in without code stays signed in; without an answer a later page asks again.
  void import(/* webpackChunkName: "customer" */ './session/take-over.ts')
    .then(({ takeOverSession }) => takeOverSession(session))
    .then(begin, begin);
} else void begin();

async function begin(): Promise<void> {
  const signInPath = signInFirst();
  if (signInPath) location.replace(signInPath);
  else await show();
}

/** The frame and the page start in tasks of their own, as the parts of the shell do. */
async function show(): Promise<void> {
  await nextTask();
  frame = hydrateFrame(shell, boot);
  await nextTask();
  await gate.begin();
  // What a kept document says is old: it may come to life with it, but nothing is shown from it again, since its bar would be gone.
  if (document.getElementById(keptBarElement)) preparation.forget();
  // The visitor has gone back within this document, which `begin-script.ts` loads anew: its HTML is that of another page.
  if ('left' in document.documentElement.dataset) return;
  pages.start();
  document.documentElement.setAttribute('data-interactive', '');
  // After the first view.
  setTimeout(
    () => void ahead().then((fetchAhead) => fetchAhead?.begin(shell.onLocationChange)),
    1500,
  );
  if (session.isSignedIn()) {
    customerCode().then(({ checkCustomer }) => checkCustomer(session, fetch), withoutCustomerCode);
  }
}
