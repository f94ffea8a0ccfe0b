import { expect, test } from 'vitest';
import { aBuild, aNeighbour, among, aShell, route } from '../gate-fixtures.ts';
import { needsOf } from './retirement-check.ts';

const retired = { name: 'mf-x', routes: [route('hello')] };

test('a remote can go when no page shows or links to it', async () => {
  const builds = among(aNeighbour('/news'), aShell('/news'));

  expect(await needsOf(retired, builds)).toEqual([]);
});

test('a remote with a link to its pages is named with the place, and so is the shell', async () => {
  const fromPage = among(aNeighbour('/hello?size=4'), aShell('/news'));
  const fromMenu = among(aNeighbour('https://kashi.example/hello'), aShell('/hello#top'));

  expect(await needsOf(retired, fromPage)).toEqual(['mf-y@1 leads to /hello at /news']);
  expect(await needsOf(retired, fromMenu)).toEqual(['shell@1 leads to /hello']);
});

test('a remote that shows its fragment, or has an expectation of one, is named', async () => {
  const expects = [{ fragment: 'mf-x/badge', props: {}, shows: ['<b'] }];
  const routes = [route('news', ['mf-x/badge', 'mf-z/badge'])];
  const consumer = aBuild({ says: { name: 'mf-y', routes, expects } });

  expect(await needsOf(retired, among(consumer))).toEqual([
    'mf-y@1 shows mf-x/badge on its page news',
    'mf-y@1 has written down what it expects of mf-x/badge',
  ]);
});
