import { expect, test } from 'vitest';
import { aBuild, among, route } from './gate-fixtures.ts';
import { looksAmong, looksBeside, type Look } from './looks.ts';

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

const told = (looks: Look[]) =>
  looks.map(({ path, toBlame, beside, isFailing }) =>
    [
      isFailing && 'failing',
      path,
      toBlame.manifest.name,
      beside && `${beside.manifest.name}@${beside.manifest.version}`,
    ]
      .filter(Boolean)
      .join(' '),
  );

test('a build is looked at on its own pages and where others show its fragments', () => {
  const live = among(aShell('1'), aProvider('1'), aConsumer('1'));

  expect(told(looksAmong(among(aProvider('2')), live))).toEqual([
    '/hello mf-x',
    'failing /hello mf-x',
    '/corner mf-x',
  ]);
  expect(told(looksAmong(among(aConsumer('2')), live))).toEqual([
    '/news mf-y',
    '/corner mf-y',
    'failing /news mf-y',
    'failing /corner mf-y',
  ]);
});

test('what stands on a build’s own pages is its own affair, and elsewhere others have a part in it', () => {
  const live = among(aShell('1'), aProvider('1'), aConsumer('1'));
  const meetings = (looks: Look[]) =>
    looks.filter(({ isFailing }) => !isFailing).map(({ path, isMeeting }) => [path, isMeeting]);

  expect(meetings(looksAmong(among(aProvider('2')), live))).toEqual([
    ['/hello', false],
    ['/corner', true],
  ]);
  expect(meetings(looksAmong(among(aConsumer('2')), live))).toEqual([
    ['/news', false],
    ['/corner', false],
  ]);
});

test('of a page that is everybody’s candidate its owner is to blame, and it is looked at once', () => {
  const all = among(aShell('2'), aProvider('2'), aConsumer('2'));

  expect(told(looksAmong(all, all))).toEqual([
    '/hello mf-x',
    '/news mf-y',
    '/corner mf-y',
    'failing /hello mf-x',
    'failing /news mf-y',
    'failing /corner mf-y',
  ]);
});

test('beside what a neighbour was before or may be next, a build is looked at where the two meet', () => {
  const others = [aShell('0'), aConsumer('0'), aConsumer('2')];

  expect(told(looksBeside(among(aProvider('2')), others))).toEqual([
    '/hello mf-x shell@0',
    '/corner mf-x mf-y@0',
    '/corner mf-x mf-y@2',
  ]);
});

test('a new shell is looked at around one page of every such neighbour, and nobody beside themselves', () => {
  const others = [aShell('1'), aProvider('0'), aConsumer('0')];

  expect(told(looksBeside(among(aShell('2')), others))).toEqual([
    '/hello shell mf-x@0',
    '/news shell mf-y@0',
  ]);
});
