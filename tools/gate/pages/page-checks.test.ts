import { expect, test } from 'vitest';
import { aBuild, among, route } from '../gate-fixtures.ts';
import { pageChecksAmong, pageChecksBeside, type PageCheck } from './page-checks.ts';

const aShell = (version: string) =>
  aBuild({ says: { name: 'shell', version, routes: [], fragments: [] } });
/** Offers a badge, on no page of its own. */
const aProvider = (version: string) =>
  aBuild({ says: { name: 'mf-x', version, routes: [route('hello')] } });
/** Shows that badge in a corner of its second page. */
const aConsumer = (version: string) =>
  aBuild({
    says: {
      name: 'mf-y',
      version,
      routes: [route('news'), route('corner', ['mf-x/badge'])],
      fragments: [],
    },
  });

const told = (checks: PageCheck[]) =>
  checks.map(({ path, suspect, beside, isFailing }) =>
    [
      isFailing && 'failing',
      path,
      suspect.manifest.name,
      beside && `${beside.manifest.name}@${beside.manifest.version}`,
    ]
      .filter(Boolean)
      .join(' '),
  );

test('a build is checked on its own pages and on pages that show its fragments', () => {
  const live = among(aShell('1'), aProvider('1'), aConsumer('1'));

  expect(told(pageChecksAmong(among(aProvider('2')), live))).toEqual([
    '/hello mf-x',
    'failing /hello mf-x',
    '/corner mf-x',
  ]);
  expect(told(pageChecksAmong(among(aConsumer('2')), live))).toEqual([
    '/news mf-y',
    '/corner mf-y',
    'failing /news mf-y',
    'failing /corner mf-y',
  ]);
});

test('a problem on a build’s own page is its own; on another page both builds take part', () => {
  const live = among(aShell('1'), aProvider('1'), aConsumer('1'));
  const meetings = (checks: PageCheck[]) =>
    checks.filter(({ isFailing }) => !isFailing).map(({ path, isMeeting }) => [path, isMeeting]);

  expect(meetings(pageChecksAmong(among(aProvider('2')), live))).toEqual([
    ['/hello', false],
    ['/corner', true],
  ]);
  expect(meetings(pageChecksAmong(among(aConsumer('2')), live))).toEqual([
    ['/news', false],
    ['/corner', false],
  ]);
});

test('a page of which every build is a candidate is checked once, and its owner is the suspect', () => {
  const all = among(aShell('2'), aProvider('2'), aConsumer('2'));

  expect(told(pageChecksAmong(all, all))).toEqual([
    '/hello mf-x',
    '/news mf-y',
    '/corner mf-y',
    'failing /hello mf-x',
    'failing /news mf-y',
    'failing /corner mf-y',
  ]);
});

test('a page that is as it is live is not looked at again, unless another candidate is shown there', () => {
  const live = among(aShell('1'), aProvider('1'), aConsumer('1'));
  const unchanged = new Map([['mf-y', new Set(['corner'])]]);

  expect(told(pageChecksAmong(among(aConsumer('2')), live, unchanged))).toEqual([
    '/news mf-y',
    'failing /news mf-y',
  ]);
  expect(told(pageChecksAmong(among(aConsumer('2'), aProvider('2')), live, unchanged))).toContain(
    '/corner mf-x',
  );
});

test('of a build without a changed page one page is looked at', () => {
  const live = among(aShell('1'), aProvider('1'), aConsumer('1'));
  const unchanged = new Map([['mf-y', new Set(['news', 'corner'])]]);

  expect(told(pageChecksAmong(among(aConsumer('2')), live, unchanged))).toEqual([
    '/news mf-y',
    'failing /news mf-y',
  ]);
});

test('around a new shell every page is looked at', () => {
  const live = among(aShell('1'), aProvider('1'), aConsumer('1'));
  const unchanged = new Map([['mf-y', new Set(['news', 'corner'])]]);

  expect(told(pageChecksAmong(among(aShell('2'), aConsumer('2')), live, unchanged))).toContain(
    '/corner shell',
  );
});

test('beside the version before a neighbour, or its canary, a build is checked on the pages where the two meet', () => {
  const others = [aShell('0'), aConsumer('0'), aConsumer('2')];

  expect(told(pageChecksBeside(among(aProvider('2')), others))).toEqual([
    '/hello mf-x shell@0',
    '/corner mf-x mf-y@0',
    '/corner mf-x mf-y@2',
  ]);
});

test('a new shell is checked around one page of each such neighbour, and no build beside itself', () => {
  const others = [aShell('1'), aProvider('0'), aConsumer('0')];

  expect(told(pageChecksBeside(among(aShell('2')), others))).toEqual([
    '/hello shell mf-x@0',
    '/news shell mf-y@0',
  ]);
});
