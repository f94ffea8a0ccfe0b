import { expect, test } from 'vitest';
import { aBuild, among } from './gate-fixtures.ts';
import { retirementCheck } from './retirement-check.ts';

const route = (page: string, fragments: string[] = []) => ({
  page,
  paths: [`/${page}`] as [string],
  audience: 'everyone' as const,
  fragments,
});

/** Whose page shows nothing but a link. */
function aNeighbour(leadsTo: string) {
  const routes = [route('news')];
  return aBuild({
    says: { name: 'mf-y', routes, fragments: [] },
    server: `exports.entry = {
      contract: 1,
      routes: ${JSON.stringify(routes)},
      fragments: [],
      renderPage: async () => ({
        kind: 'found',
        head: { title: 'News' },
        data: {},
        pipe: async (write) => write('<a class="x" href="${leadsTo}">there</a>'),
      }),
    };`,
  });
}

/** Whose menu leads to the pages that there are, and to one more. */
function aShell(leadsTo: string) {
  return aBuild({
    says: { name: 'shell', routes: [], fragments: [] },
    server: `exports.entry = {
      contract: 1,
      renderFrame: async (host, { hasRoute }) => ({
        above: hasRoute('/hello') ? '<a href="/hello">hello</a>' : '',
        below: '<a href="${leadsTo}">more</a>',
      }),
    };`,
  });
}

test('a remote that nobody shows and nobody leads to can go', async () => {
  const builds = among(aBuild(), aNeighbour('/news'), aShell('/news'));

  expect(await retirementCheck('mf-x', builds)).toEqual([]);
});

test('whoever leads to its pages is named with the place, and so is the shell', async () => {
  const fromPage = among(aBuild(), aNeighbour('/hello?size=4'), aShell('/news'));
  const fromMenu = among(aBuild(), aNeighbour('https://kashi.example/hello'), aShell('/hello#top'));

  expect(await retirementCheck('mf-x', fromPage)).toEqual(['mf-y@1 leads to /hello at /news']);
  expect(await retirementCheck('mf-x', fromMenu)).toEqual(['shell@1 leads to /hello']);
});

test('whoever shows its fragment, or has written down what it expects of one, is named', async () => {
  const expects = [{ fragment: 'mf-x/badge', props: {}, shows: ['<b'] }];
  const routes = [route('news', ['mf-x/badge', 'mf-z/badge'])];
  const consumer = aBuild({ says: { name: 'mf-y', routes, expects } });

  expect(await retirementCheck('mf-x', among(aBuild(), consumer))).toEqual([
    'mf-y@1 shows mf-x/badge on its page news',
    'mf-y@1 has written down what it expects of mf-x/badge',
  ]);
});
