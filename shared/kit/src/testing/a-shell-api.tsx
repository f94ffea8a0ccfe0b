import type { ShopEventName } from '@kashi/contracts/events/shop-events';
import type { ShellApi } from '@kashi/border/shell-api';
import type { PageRoute } from '@kashi/border/pages/page-route';
import { shopPages } from '@kashi/border/pages/shop-pages';
import type { Answers } from './answers.tsx';
import { fakeFetch } from './fake-fetch.ts';

export interface ShellApiOptions {
  /** Path and query of the page on the screen. */
  path?: string | undefined;
  /** The signed-in customer's full name; a guest without it. */
  customer?: string | undefined;
  answers?: Answers | undefined;
  /** The pages of the shop; by default those that every shop has. */
  routes?: readonly KnownRoute[] | undefined;
}

type KnownRoute = Pick<PageRoute, 'paths' | 'role' | 'menu'>;

/** The pages that every shop has, at the addresses of the specification. */
export const usualRoutes: readonly KnownRoute[] = [
  { paths: ['/'], role: 'home' },
  { paths: ['/filter'], role: 'listing' },
  { paths: ['/cart'], role: 'cart' },
  { paths: ['/login'], role: 'sign-in' },
  { paths: ['/register'], role: 'registration' },
  { paths: ['/forgetPassword'], role: 'recovery' },
];

/** A shell for tests: it behaves like the real one, and records its calls. */
export interface FakeShellApi extends ShellApi {
  readonly seen: {
    toasts: string[];
    announcements: string[];
    reports: unknown[];
    prefetches: string[];
    reloads: number;
    /** The fragments on the screen and their latest props, by id. */
    fragments: Map<string, object>;
  };
  /** Another tab of the shop, whose events come here. */
  readonly otherTab: Pick<ShellApi['events'], 'publish'>;
}

export function aShellApi({
  path = '/',
  customer = '',
  answers = {},
  routes = usualRoutes,
}: ShellApiOptions = {}): FakeShellApi {
  const seen: FakeShellApi['seen'] = {
    toasts: [],
    announcements: [],
    reports: [],
    prefetches: [],
    reloads: 0,
    fragments: new Map(),
  };
  const place = aValue(path);
  const { events, otherTab } = aBus();

  return {
    seen,
    otherTab,
    navigate: (to) => place.set(to),
    prefetch: (to) => void seen.prefetches.push(to),
    location: place.get,
    onLocationChange: place.onChange,
    reload: () => {
      seen.reloads += 1;
      return Promise.resolve();
    },
    fetch: fakeFetch(answers),
    fragment: {
      mount: (id, _element, props) => {
        seen.fragments.set(id, props);
        return {
          update: (later) => void seen.fragments.set(id, later),
          unmount: () => void seen.fragments.delete(id),
        };
      },
    },
    pages: shopPages(routes),
    session: aSession(customer, () => place.set('/')),
    events,
    announce: (sentence) => void seen.announcements.push(sentence),
    toast: (sentence) => void seen.toasts.push(sentence),
    report: (error) => void seen.reports.push(error),
  };
}

function aValue<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let value = first;

  return {
    get: () => value,
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function aSession(customer: string, goHome: () => void): ShellApi['session'] {
  // A customer may have no name; a guest is null.
  const name = aValue<string | null>(customer || null);
  return {
    isSignedIn: () => name.get() !== null,
    fullName: () => name.get() ?? '',
    onChange: name.onChange,
    open: ({ fullName }) => name.set(fullName),
    rename: name.set,
    close: () => {
      localStorage.removeItem('CartHashId');
      name.set(null);
      goHome();
    },
  };
}

function aBus() {
  type Listener = (event: never, isOfOtherTab?: boolean) => void;
  const listeners = new Map<ShopEventName, Set<Listener>>();
  const of = (name: ShopEventName) => {
    const known = listeners.get(name) ?? new Set();
    listeners.set(name, known);
    return known;
  };
  const delivers = (...ofOtherTab: [isOfOtherTab?: true]): ShellApi['events']['publish'] => {
    return (name, event) => {
      for (const listener of of(name)) listener(event as never, ...ofOtherTab);
    };
  };

  const events: ShellApi['events'] = {
    publish: delivers(),
    subscribe: (name, listener) => {
      of(name).add(listener);
      return () => void of(name).delete(listener);
    },
  };
  return { events, otherTab: { publish: delivers(true) } };
}
