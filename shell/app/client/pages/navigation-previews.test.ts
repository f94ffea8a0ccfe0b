import { beforeEach, expect, test, vi } from 'vitest';
import {
  aNavigation,
  aNewWorld,
  aPage,
  answer,
  match,
  samovar,
  world,
} from './navigation-fixtures.ts';

beforeEach(aNewWorld);

test('a page that can show a preview opens at once, and its data follows', async () => {
  const navigation = aNavigation();
  world.handed = samovar;
  world.shown.resolve(aPage('/slow'));

  const navigated = navigation.navigate('/slow');
  await vi.waitFor(() => expect(location.pathname).toBe('/slow'));
  expect(navigation.take(match('/slow')!)).toEqual(aPage('/slow'));
  expect(world.whole).toEqual([]);
  world.answers.get('/slow')?.resolve(aPage('/slow'));
  await navigated;

  expect(world.whole.map(({ view }) => view.preview)).toEqual([samovar]);
});

test('data that arrives before the preview is world.shown replaces it', async () => {
  const navigation = aNavigation();
  world.handed = samovar;
  world.shown.resolve(aPage('/slow'));

  const navigated = navigation.navigate('/slow');
  await vi.waitFor(() => expect(location.pathname).toBe('/slow'));
  world.answers.get('/slow')?.resolve({ ...aPage('/slow'), head: { title: 'whole' } });
  await navigated;

  expect(world.whole).toEqual([]);
  expect(navigation.take(match('/slow')!)?.head.title).toBe('whole');
});

test('a page without previews opens with its data', async () => {
  const { navigate } = aNavigation();
  world.handed = samovar;
  world.shown.resolve(null);

  const navigated = navigate('/slow');
  await world.shown.promise;
  expect(location.pathname).toBe('/');
  world.answers.get('/slow')?.resolve(aPage('/slow'));
  await navigated;

  expect(location.pathname).toBe('/slow');
  expect(world.whole).toEqual([]);
});

test('a visitor who goes back from a preview stays there, whatever happens to its data', async () => {
  const navigation = aNavigation();
  world.handed = samovar;
  world.shown.resolve(aPage('/slow'));

  const navigated = navigation.navigate('/slow');
  await vi.waitFor(() => expect(location.pathname).toBe('/slow'));
  navigation.take(match('/slow')!);
  navigation.overtake();
  world.answers.get('/slow')?.resolve({ kind: 'redirect', to: '/fast', permanent: true });
  await navigated;

  expect(world.whole).toEqual([]);
  expect(location.pathname).toBe('/slow');
});

test('a preview of a moved page leaves no entry in the history', async () => {
  const { navigate } = aNavigation();
  world.handed = samovar;
  world.shown.resolve(aPage('/old'));
  answer('/fast', aPage('/fast'));
  const before = history.length;

  const navigated = navigate('/old');
  await vi.waitFor(() => expect(location.pathname).toBe('/old'));
  world.answers.get('/old')?.resolve({ kind: 'redirect', to: '/fast', permanent: true });
  await navigated;

  expect(location.pathname).toBe('/fast');
  expect(history.length).toBe(before + 1);
});
