import { later, type Later } from '@kashi/shared/testing/later';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BootRoute } from '../frame/boot-data.ts';
import { createRouteMatcher } from './client-routes.ts';
import { createNavigation } from './navigation.ts';
import type { PagePreparation, Prepared } from './page-preparation.ts';

const routes: BootRoute[] = ['/', '/slow', '/fast', '/old', '/invoice', '/login'].map((path) => ({
  remote: 'mf-a',
  page: path,
  paths: [path],
  audience: 'everyone',
  fragments: [],
}));
const match = createRouteMatcher(routes);

let answers: Map<string, Later<Prepared>>;
let abandoned: string[];

const preparation: PagePreparation = {
  prepare: ({ url }) => {
    const answer = answers.get(url) ?? later<Prepared>();
    answers.set(url, answer);
    return answer.promise;
  },
  fetchCode: () => Promise.resolve(),
  readAhead: () => null,
  abandon: ({ url }) => void abandoned.push(url),
  forget: () => undefined,
};

const liveSet = {
  mayMoveTo: () => false,
  isOld: () => false,
  ask: () => Promise.resolve(true),
};

const aPage = (path: string) => ({ kind: 'page', route: match(path) }) as Prepared;
const answer = (path: string, prepared: Prepared) => {
  const promise = later<Prepared>();
  answers.set(path, promise);
  promise.resolve(prepared);
};

beforeEach(() => {
  answers = new Map();
  abandoned = [];
  history.replaceState(null, '', '/');
});

afterEach(() => history.replaceState(null, '', '/'));

test('the address changes only when the next page is ready', async () => {
  const { navigate } = createNavigation({ match, preparation, liveSet, isSignedIn: () => false });

  const navigated = navigate('/slow');
  expect(location.pathname).toBe('/');
  answers.get('/slow')?.resolve(aPage('/slow'));
  await navigated;

  expect(location.pathname).toBe('/slow');
});

test('the latest click wins, and what the first one asked for is given up', async () => {
  const { navigate } = createNavigation({ match, preparation, liveSet, isSignedIn: () => false });

  const first = navigate('/slow');
  answer('/fast', aPage('/fast'));
  await navigate('/fast');
  answers.get('/slow')?.resolve(aPage('/slow'));
  await first;

  expect(location.pathname).toBe('/fast');
  expect(abandoned).toEqual(['/slow']);
});

test('a guest who wants a guarded page is sent to sign in, and back afterwards', async () => {
  const { navigate } = createNavigation({ match, preparation, liveSet, isSignedIn: () => false });
  answer('/login?returnUrl=%2Finvoice%3Fstep%3D2', aPage('/login'));

  await navigate('/invoice?step=2');

  expect(location.pathname + location.search).toBe('/login?returnUrl=%2Finvoice%3Fstep%3D2');
});

test('a page that has moved is followed', async () => {
  const { navigate } = createNavigation({ match, preparation, liveSet, isSignedIn: () => false });
  answer('/old', { kind: 'redirect', to: '/fast', permanent: true });
  answer('/fast', aPage('/fast'));

  await navigate('/old');

  expect(location.pathname).toBe('/fast');
});

test('a page whose code cannot be had is opened all the same: its place will say so', async () => {
  const { navigate } = createNavigation({ match, preparation, liveSet, isSignedIn: () => false });

  const navigated = navigate('/slow');
  answers.get('/slow')?.reject(new Error('no code'));
  await navigated;

  expect(location.pathname).toBe('/slow');
});

test('a slow navigation shows that it is under way', async () => {
  vi.useFakeTimers();
  const { navigate } = createNavigation({ match, preparation, liveSet, isSignedIn: () => false });

  const navigated = navigate('/slow');
  vi.advanceTimersByTime(200);
  expect(document.documentElement.hasAttribute('data-navigating')).toBe(true);
  answers.get('/slow')?.resolve(aPage('/slow'));
  await navigated;

  expect(document.documentElement.hasAttribute('data-navigating')).toBe(false);
  vi.useRealTimers();
});
