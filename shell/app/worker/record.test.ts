import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { emptyRecord, type KeptPage, type KeptRecord, within, withPage } from './record.ts';

const now = Date.parse('2026-01-10T08:00:00Z');
const page = (path: string, more: Partial<KeptPage> = {}): KeptPage => ({
  path,
  title: path,
  keptAt: now,
  bytes: 1000,
  files: ['/r/shell/1/web/shell.js'],
  ...more,
});
const sizes = { '/r/shell/1/web/shell.js': 1000 };

function seen(record: KeptRecord, ...pages: KeptPage[]): KeptRecord {
  return pages.reduce((so, each) => withPage(so, each, { bytesOfFiles: sizes, now }), record);
}
const pathsOf = ({ pages }: KeptRecord) => pages.map(({ path }) => path);

test('the page seen last comes first, and a page seen again is there once', () => {
  expect(pathsOf(seen(emptyRecord, page('/a'), page('/b'), page('/a')))).toEqual(['/a', '/b']);
});

test('a page that was kept by a clock far ahead goes once the clock is right', () => {
  const ahead = page('/ahead', { keptAt: now + limits.ageMs });
  const record = { pages: [ahead, page('/a')], bytesOf: sizes };

  expect(pathsOf(within(record, now))).toEqual(['/a']);
});

test('of more than thirty pages the one seen longest ago goes', () => {
  const many = Array.from({ length: 31 }, (_, index) => page(`/${index}`));

  const record = seen(emptyRecord, ...many);

  expect(record.pages).toHaveLength(30);
  expect(pathsOf(record)).not.toContain('/0');
});

test('a page is kept for seven days, and not a moment longer', () => {
  const record = seen(emptyRecord, page('/a'));

  expect(pathsOf(within(record, now + limits.ageMs - 1))).toEqual(['/a']);
  expect(within(record, now + limits.ageMs)).toEqual({ pages: [], bytesOf: {} });
});

test('what is kept stays within its bytes, where a file of several pages counts once', () => {
  const half = limits.bytes / 2 - 1000;
  const record = seen(emptyRecord, page('/a', { bytes: half }), page('/b', { bytes: half }));
  expect(pathsOf(record)).toEqual(['/b', '/a']);

  expect(pathsOf(seen(record, page('/c', { bytes: 2000 })))).toEqual(['/c', '/b']);
});

test('a page that is larger than all that may be kept is not kept', () => {
  expect(pathsOf(seen(emptyRecord, page('/a', { bytes: limits.bytes + 1 })))).toEqual([]);
});

test('a file that no page names any more goes', () => {
  const record = seen(emptyRecord, page('/a', { keptAt: now - limits.ageMs, files: ['/old.js'] }));

  expect(record.bytesOf).toEqual({});
});
