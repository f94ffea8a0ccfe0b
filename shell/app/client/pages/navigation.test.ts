import { beforeEach, expect, test, vi } from 'vitest';
import { aNavigation, aNewWorld, aPage, answer, world } from './navigation-fixtures.ts';

beforeEach(aNewWorld);

test('the address changes only when the next page is ready', async () => {
  const { navigate } = aNavigation();

  const navigated = navigate('/slow');
  expect(location.pathname).toBe('/');
  world.answers.get('/slow')?.resolve(aPage('/slow'));
  await navigated;

  expect(location.pathname).toBe('/slow');
});

test('the latest click wins, and the requests of the first one are given up', async () => {
  const { navigate } = aNavigation();

  const first = navigate('/slow');
  answer('/fast', aPage('/fast'));
  await navigate('/fast');
  world.answers.get('/slow')?.resolve(aPage('/slow'));
  await first;

  expect(location.pathname).toBe('/fast');
  expect(world.abandoned).toEqual(['/slow']);
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
  world.hasDocument = isThere;
  const assign = vi.spyOn(location, 'assign').mockReturnValue();

  const navigated = aNavigation().navigate('/slow');
  world.answers.get('/slow')?.reject(new Error('no code'));
  await navigated;

  expect(assign.mock.calls).toEqual(isThere ? [['/slow']] : []);
  expect(location.pathname).toBe(opened);
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

test('a page that leads back to the address it was left from is shown anew, in its place and at its scroll offset', async () => {
  const page = aPage('/fast');
  answer('/old', { kind: 'redirect', to: '/fast', permanent: true });
  answer('/fast', page);
  history.replaceState({ key: 'scrolled' }, '', '/fast');
  const navigation = aNavigation();

  await navigation.navigate('/old');

  expect(world.whole).toEqual([page]);
  expect(navigation.take(page.route)).toBeUndefined();
  expect(history.state).toEqual({ key: 'scrolled' });
});

test('a slow navigation shows its progress', async () => {
  vi.useFakeTimers();
  const { navigate } = aNavigation();

  const navigated = navigate('/slow');
  vi.advanceTimersByTime(200);
  expect(document.documentElement.hasAttribute('data-navigating')).toBe(true);
  world.answers.get('/slow')?.resolve(aPage('/slow'));
  await navigated;

  expect(document.documentElement.hasAttribute('data-navigating')).toBe(false);
  vi.useRealTimers();
});
