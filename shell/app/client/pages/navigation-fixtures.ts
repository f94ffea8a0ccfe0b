import type { BootRoute } from '@kashi/border/boot-data';
import { shopPages } from '@kashi/border/pages/shop-pages';
import type { Preview } from '@kashi/border/preview';
import { later, type Later } from '@kashi/kit/testing/later';
import { createRouteMatcher } from './client-routes.ts';
import { createGuard } from './guard.ts';
import { createNavigation } from './navigation.ts';
import type { PagePreparation, Prepared, PreparedPage } from './page-preparation.ts';

const routes: BootRoute[] = ['/', '/slow', '/fast', '/old', '/invoice', '/login'].map((path) => ({
  remote: 'mf-a',
  page: path,
  paths: [path],
  audience: 'everyone',
  ...(path === '/invoice' && { access: 'customer' as const }),
  ...(path === '/login' && { role: 'sign-in' }),
  fragments: [],
}));
export const match = createRouteMatcher(routes);

/** What the pages of a test answer, and what the navigation makes of them; `aNewWorld` begins it anew. */
export const world = {
  answers: new Map<string, Later<Prepared>>(),
  abandoned: [] as string[],
  /** The preview of the next press, the page that shows it, and the pages that have replaced their previews. */
  handed: null as Preview | null,
  shown: later<PreparedPage | null>(),
  whole: [] as PreparedPage[],
  /** Whether the host has a document for a page whose code cannot be had. */
  hasDocument: false,
};

/** Before each test: nothing is asked or shown yet, and the visitor is on the front page. */
export function aNewWorld(): void {
  Object.assign(world, {
    answers: new Map(),
    abandoned: [],
    handed: null,
    shown: later(),
    whole: [],
    hasDocument: false,
  });
  history.replaceState(null, '', '/');
}

const preparation: PagePreparation = {
  prepare: ({ url }) => {
    const answer = world.answers.get(url) ?? later<Prepared>();
    world.answers.set(url, answer);
    return answer.promise;
  },
  preview: () => world.shown.promise,
  fetchCode: () => Promise.resolve(),
  readAhead: () => null,
  abandon: ({ url }) => void world.abandoned.push(url),
  forget: () => undefined,
};

const liveSet = { mayMoveTo: () => false, hasDocumentOf: () => Promise.resolve(world.hasDocument) };

export const aNavigation = () =>
  createNavigation({
    match,
    guard: createGuard(routes, shopPages(routes)),
    preparation,
    liveSet,
    isSignedIn: () => false,
    pressed: () => world.handed,
    onWhole: (page) => void world.whole.push(page),
  });

export const aPage = (path: string) => ({ kind: 'page', route: match(path) }) as PreparedPage;
export const samovar: Preview = { name: 'سماور' };
export const answer = (path: string, prepared: Prepared) => {
  const promise = later<Prepared>();
  world.answers.set(path, promise);
  promise.resolve(prepared);
};
