import { expect, test } from 'vitest';
import { keepableSet, namedFiles, titleOf, usedFiles, usedPictures } from './document-facts.ts';

const ofEveryone = { 'content-type': 'text/html; charset=utf-8', 'kashi-keep': 'set-1' };

function answered(
  headers: Record<string, string>,
  more: Partial<Pick<Response, 'status' | 'redirected' | 'type'>> = {},
) {
  return keepableSet({
    status: 200,
    redirected: false,
    type: 'basic',
    headers: new Headers(headers),
    ...more,
  });
}

test('a document that the host has marked as the same for everyone may be kept, by its release set', () => {
  expect(answered(ofEveryone)).toBe('set-1');
  expect(answered({ ...ofEveryone, 'cache-control': 'no-cache' })).toBe('set-1');
});

test.each([
  ['without the mark of the host, as a page of the visitor', { 'content-type': 'text/html' }, {}],
  ['that no cache may have', { ...ofEveryone, 'cache-control': 'no-store' }, {}],
  ['of one visitor', { ...ofEveryone, 'cache-control': 'private, no-cache' }, {}],
  ['of a failure', ofEveryone, { status: 503 }],
  ['of another address', ofEveryone, { redirected: true }],
  ['of another site', ofEveryone, { type: 'opaque' as const }],
  ['that is no document', { ...ofEveryone, 'content-type': 'application/json' }, {}],
])('an answer %s is never kept', (_, headers, more) => {
  expect(answered(headers, more)).toBeNull();
});

const html = [
  '<title>ساعت هوشمند | کاشی</title>',
  '<link rel="preload" href="/r/shell/1/web/persian.ab.woff2">',
  '<script src="/r/mf-a/1/web/page.js"></script><script src="/r/mf-a/1/web/page.js"></script>',
  '<script type="application/json">{"remotes":{"mf-a":{"base":"/r/mf-a/1/web/"}}}</script>',
].join('');

test('the files of a page are those that its document names, each once', () => {
  expect(namedFiles(html)).toEqual(['/r/shell/1/web/persian.ab.woff2', '/r/mf-a/1/web/page.js']);
});

test('a file of another release set is never kept with a document', () => {
  const used = ['/r/mf-a/1/web/late.js', '/r/mf-a/2/web/late.js', '/r/mf-b/1/web/late.js'];

  expect(usedFiles(used, html)).toEqual(['/r/mf-a/1/web/late.js']);
});

test('a dozen pictures of a page are kept, and none from elsewhere', () => {
  const used = [
    '/r/mf-a/1/web/late.js',
    ...Array.from({ length: 20 }, (_, i) => `/media/${i}.webp`),
  ];

  expect(usedPictures(used)).toHaveLength(12);
  expect(usedPictures(used)[0]).toBe('/media/0.webp');
});

test("a kept page is listed by its own title, without the shop's name", () => {
  expect(titleOf(html)).toBe('ساعت هوشمند');
  expect(titleOf('<title>کاشی</title>')).toBe('کاشی');
});
