import { expect, test } from 'vitest';
import { keepingHeaders } from './document-headers.ts';

const document = { status: 200, audience: 'everyone' as const, isWhole: true };
const set = { id: 'set-1' };
const wish = {
  isDealt: false,
  isPreviewed: false,
  cdnSeconds: 0,
  isShared: true,
  hasCookie: false,
};

test.each([0, 60])(
  'a whole page that every visitor gets may be kept by a browser, by its release set (%i s in caches)',
  (cdnSeconds) => {
    expect(keepingHeaders(document, set, { ...wish, cdnSeconds })).toHaveProperty(
      'kashi-keep',
      'set-1',
    );
  },
);

test.each([
  ['of a visitor', { ...document, audience: 'visitor' as const }, wish],
  ['that failed', { ...document, status: 503 }, wish],
  ['that is missing', { ...document, status: 404 }, wish],
  ['a part of which is late', { ...document, isWhole: false }, wish],
  ['that not everybody gets at this address', document, { ...wish, isShared: false }],
  ['during a canary', document, { ...wish, isDealt: true }],
  ['in a preview', document, { ...wish, isPreviewed: true }],
  ['with a cookie for this visitor', document, { ...wish, hasCookie: true }],
])('a page %s is never kept by a browser', (_, page, wished) => {
  expect(keepingHeaders(page, set, wished)).not.toHaveProperty('kashi-keep');
});

test("a page with a developer's override is never kept by a browser", () => {
  const overridden = [{ name: 'mf-a', version: '2', base: '/r/mf-a/2/web/' }];

  expect(keepingHeaders(document, { ...set, overridden } as never, wish)).not.toHaveProperty(
    'kashi-keep',
  );
});
