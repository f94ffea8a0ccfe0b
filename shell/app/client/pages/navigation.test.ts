import type { Preview } from '@kashi/border/preview';
import { shopPages } from '@kashi/border/pages/shop-pages';
import { later, type Later } from '@kashi/kit/testing/later';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BootRoute } from '@kashi/border/boot-data';
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
const match = createRouteMatcher(routes);

let answers: Map<string, Later<Prepared>>;
let abandoned: string[];
/** The preview of the next press, the page that shows it, and the pages that have replaced their previews. */
let handed: Preview | null;
let shown: Later<PreparedPage | null>;
let whole: PreparedPage[];

const preparation: PagePreparation = {
  prepare: ({ url }) => {
    const answer = answers.get(url) ?? later<Prepared>();
    answers.set(url, answer);
    return answer.promise;
  },
  preview: () => shown.promise,
  fetchCode: () => Promise.resolve(),
  readAhead: () => null,
  abandon: ({ url }) => void abandoned.push(url),
  forget: () => undefined,
};

/** Whether the host has a document for a page whose code cannot be had. */
let hasDocument: boolean;

const liveSet = { mayMoveTo: () => false, hasDocumentOf: () => Promise.resolve(hasDocument) };

const aNavigation = () =>
  createNavigation({
    match,
    guard: createGuard(routes, shopPages(routes)),
    preparation,
    liveSet,
    isSignedIn: () => false,
    pressed: () => handed,
    onWhole: (page) => void whole.push(page),
  });

const aPage = (path: string) => ({ kind: 'page', route: match(path) }) as PreparedPage;
const samovar: Preview = { name: 'سماور' };
const answer = (path: string, prepared: Prepared) => {
  const promise = later<Prepared>();
  answers.set(path, promise);
  promise.resolve(prepared);
};

beforeEach(() => {
  answers = new Map();
  abandoned = [];
  handed = null;
  shown = later();
  whole = [];
  hasDocument = false;
  history.replaceState(null, '', '/');
});

afterEach(() => history.replaceState(null, '', '/'));

test('the address changes only when the next page is ready', async () => {
  const { navigate } = aNavigation();

  const navigated = navigate('/slow');
  expect(location.pathname).toBe('/');
  answers.get('/slow')?.resolve(aPage('/slow'));
  await navigated;

  expect(location.pathname).toBe('/slow');
});

test('the latest click wins, and the requests of the first one are given up', async () => {
  const { navigate } = aNavigation();

  const first = navigate('/slow');
  answer('/fast', aPage('/fast'));
  await navigate('/fast');
  answers.get('/slow')?.resolve(aPage('/slow'));
  await first;

  expect(location.pathname).toBe('/fast');
  expect(abandoned).toEqual(['/slow']);
});

test("a guest who opens a customers' page is led to sign in, and back afterwards", async () => {
  const { navigate } = aNavigation();
  answer('/login?returnUrl=%2Finvoice%3Fstep%3D2', aPage('/login'));

  await navigate('/invoice?step=2');

  expect(location.pathname + location.search).toBe('/login?returnUrl=%2Finvoice%3Fstep%3D2');
});

test('the page that is on its way is known, until a step in the history overtakes it', async () => {
  const navigation = aNavigation();
  expect(navigation.wanted()).toBeUndefined();

  void navigation.navigate('/slow?step=2');
  expect(navigation.wanted()).toBe('/slow?step=2');
  navigation.overtake();

  expect(navigation.wanted()).toBeUndefined();
});

test('a redirect of a page is followed', async () => {
  const { navigate } = aNavigation();
  answer('/old', { kind: 'redirect', to: '/fast', permanent: true });
  answer('/fast', aPage('/fast'));

  await navigate('/old');

  expect(location.pathname).toBe('/fast');
});

test.each([
  ['the server’s document is loaded', true, '/'],
  ['without a document the page opens all the same, and its place says so', false, '/slow'],
])('for a page whose code cannot be loaded, %s', async (_what, isThere, opened) => {
  hasDocument = isThere;
  const assign = vi.spyOn(location, 'assign').mockReturnValue();

  const navigated = aNavigation().navigate('/slow');
  answers.get('/slow')?.reject(new Error('no code'));
  await navigated;

  expect(assign.mock.calls).toEqual(isThere ? [['/slow']] : []);
  expect(location.pathname).toBe(opened);
});

test('a page that can show a preview opens at once, and its data follows', async () => {
  const navigation = aNavigation();
  handed = samovar;
  shown.resolve(aPage('/slow'));

  const navigated = navigation.navigate('/slow');
  await vi.waitFor(() => expect(location.pathname).toBe('/slow'));
  expect(navigation.take(match('/slow')!)).toEqual(aPage('/slow'));
  expect(whole).toEqual([]);
  answers.get('/slow')?.resolve(aPage('/slow'));
  await navigated;

  expect(whole.map(({ view }) => view.preview)).toEqual([samovar]);
});

test('a page in the place of another does not begin where the visitor had scrolled to', async () => {
  answer('/fast', aPage('/fast'));
  history.replaceState({ key: 'scrolled' }, '', '/slow');
  const { navigate } = aNavigation();

  await navigate('/fast', { replace: true });

  expect(location.pathname).toBe('/fast');
  expect(history.state).toEqual({ key: expect.not.stringMatching('scrolled') as string });
});

test('a link to the page on the screen adds no step to the history', async () => {
  answer('/fast', aPage('/fast'));
  history.replaceState(null, '', '/fast');
  const steps = history.length;
  const { navigate } = aNavigation();

  await navigate('/fast');
  expect(history.length).toBe(steps);
  await navigate('/fast#reviews');

  expect(history.length).toBe(steps + 1);
  expect(location.hash).toBe('#reviews');
});

test('data that arrives before the preview is shown replaces it', async () => {
  const navigation = aNavigation();
  handed = samovar;
  shown.resolve(aPage('/slow'));

  const navigated = navigation.navigate('/slow');
  await vi.waitFor(() => expect(location.pathname).toBe('/slow'));
  answers.get('/slow')?.resolve({ ...aPage('/slow'), head: { title: 'whole' } });
  await navigated;

  expect(whole).toEqual([]);
  expect(navigation.take(match('/slow')!)?.head.title).toBe('whole');
});

test('a page without previews opens with its data', async () => {
  const { navigate } = aNavigation();
  handed = samovar;
  shown.resolve(null);

  const navigated = navigate('/slow');
  await shown.promise;
  expect(location.pathname).toBe('/');
  answers.get('/slow')?.resolve(aPage('/slow'));
  await navigated;

  expect(location.pathname).toBe('/slow');
  expect(whole).toEqual([]);
});

test('a visitor who goes back from a preview stays there, whatever happens to its data', async () => {
  const navigation = aNavigation();
  handed = samovar;
  shown.resolve(aPage('/slow'));

  const navigated = navigation.navigate('/slow');
  await vi.waitFor(() => expect(location.pathname).toBe('/slow'));
  navigation.take(match('/slow')!);
  navigation.overtake();
  answers.get('/slow')?.resolve({ kind: 'redirect', to: '/fast', permanent: true });
  await navigated;

  expect(whole).toEqual([]);
  expect(location.pathname).toBe('/slow');
});

test('a preview of a moved page leaves no entry in the history', async () => {
  const { navigate } = aNavigation();
  handed = samovar;
  shown.resolve(aPage('/old'));
  answer('/fast', aPage('/fast'));
  const before = history.length;

  const navigated = navigate('/old');
  await vi.waitFor(() => expect(location.pathname).toBe('/old'));
  answers.get('/old')?.resolve({ kind: 'redirect', to: '/fast', permanent: true });
  await navigated;

  expect(location.pathname).toBe('/fast');
  expect(history.length).toBe(before + 1);
});

test('a slow navigation shows its progress', async () => {
  vi.useFakeTimers();
  const { navigate } = aNavigation();

  const navigated = navigate('/slow');
  vi.advanceTimersByTime(200);
  expect(document.documentElement.hasAttribute('data-navigating')).toBe(true);
  answers.get('/slow')?.resolve(aPage('/slow'));
  await navigated;

  expect(document.documentElement.hasAttribute('data-navigating')).toBe(false);
  vi.useRealTimers();
});
