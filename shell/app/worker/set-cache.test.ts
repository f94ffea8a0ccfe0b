import { beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from './cache-fixtures.ts';
import {
  findFile,
  findPage,
  forgetAll,
  forgetOtherSets,
  keepPage,
  keptPages,
  touchPage,
} from './set-cache.ts';

const now = Date.parse('2026-01-10T08:00:00Z');
let files: Record<string, number>;

beforeEach(() => {
  files = {};
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(path, { status: files[path] ?? 200 })),
  );
});

function documentOf(set: string, version: string) {
  const html = `<title>چای | کاشی</title><body><script src="/r/mf-a/${version}/web/page.js"></script>`;
  return { set, html, headers: new Headers({ 'content-type': 'text/html' }) };
}

const keep = (path: string, set = 'one', version = '1', used: string[] = []) =>
  keepPage(path, documentOf(set, version), { used, now });
const paths = async () => (await keptPages(now)).map(({ path }) => path);

test('a page is kept with every file that it names', async () => {
  await keep('/a', 'one', '1', ['/media/tea.webp']);

  expect((await findPage('/a', now))?.page).toMatchObject({ path: '/a', title: 'چای' });
  expect(await (await findFile('/r/mf-a/1/web/page.js'))?.text()).toBe('/r/mf-a/1/web/page.js');
  expect(await findFile('/media/tea.webp')).toBeDefined();
  expect(await findPage('/b', now)).toBeUndefined();
});

test('a page of a new release set ends everything of the set before, so that the two never mix', async () => {
  await keep('/a');
  await keep('/b');

  await keep('/c', 'two', '2');

  expect(await paths()).toEqual(['/c']);
  expect(await findFile('/r/mf-a/1/web/page.js')).toBeUndefined();
  expect(await findFile('/r/mf-a/2/web/page.js')).toBeDefined();
});

test('the news of another release set ends the set before, even before a page of the new one is kept', async () => {
  await keep('/a');

  await forgetOtherSets('two');

  expect(await paths()).toEqual([]);
});

test('a page one of whose files cannot be had is not kept, and nothing of it stays', async () => {
  await keep('/a');
  files['/r/mf-a/9/web/page.js'] = 404;

  await expect(keep('/b', 'one', '9')).rejects.toThrow('/r/mf-a/9/web/page.js answers 404');

  expect(await paths()).toEqual(['/a']);
  expect(await findFile('/b')).toBeUndefined();
});

test('a picture that cannot be had is missing in its place, and the page is kept', async () => {
  files['/media/tea.webp'] = 404;

  await keep('/a', 'one', '1', ['/media/tea.webp']);

  expect(await paths()).toEqual(['/a']);
  expect(await findFile('/media/tea.webp')).toBeUndefined();
});

test('after seven days a page is not shown any more', async () => {
  await keep('/a');

  const later = now + 7 * 24 * 60 * 60 * 1000;
  expect(await findPage('/a', later)).toBeUndefined();
  expect(await keptPages(later)).toEqual([]);
});

test.each([
  ['a moment ago', 1000, true],
  ['an hour ago', 3_600_000, false],
  ['in an hour, by a clock that was ahead', -3_600_000, false],
])('a page that was kept %s is as fresh as it is', async (_when, agoMs, isFresh) => {
  await keep('/a');

  expect(await touchPage('/a', { now: now + agoMs, freshMs: 60_000 })).toBe(isFresh);
});

test('who signs out leaves nothing, and what belongs to others stays', async () => {
  await keep('/a');
  await caches.open('of-somebody-else');

  await forgetAll();

  expect(await caches.keys()).toEqual(['of-somebody-else']);
});
