import { expect, test } from 'vitest';
import { integrityOf } from '@kashi/build/release/integrity';
import { contractVersion } from '@kashi/border/remote-contract';
import type { ReleaseManifest } from '@kashi/border/release';
import { aBuild, among, aShell, route } from '../gate-fixtures.ts';
import { unchangedPages } from './unchanged-pages.ts';

const routes = [route('hello', ['mf-x/badge']), route('news')];

interface Difference {
  says?: Partial<ReleaseManifest>;
  web?: Record<string, string>;
  /** The hash in the name of the second page's file. */
  hash?: string;
  /** The first variable of the entry. */
  minified?: string;
  /** The last call of the entry, with that variable. */
  last?: (minified: string) => string;
  /** The page's text on the server. */
  text?: string;
}

const wellKnown = (minified: string) => `load(${minified}.id,k)`;

/** A remote of two pages, one of which shows the remote's own fragment; another fragment stands in the shop's frame. */
function aRemote(
  version: string,
  {
    says = {},
    web = {},
    hash = '5f30',
    minified = 't',
    last = wellKnown,
    text = 'hello',
  }: Difference = {},
) {
  const news = `7.${hash}.js`;
  return aBuild({
    says: {
      name: 'mf-x',
      version,
      routes,
      fragments: ['badge', 'menu'],
      modules: {
        'pages/hello': { js: ['hello.js'], css: ['hello.css'] },
        'pages/news': { js: [news], css: [] },
        'fragments/badge': { js: ['badge.js'], css: [] },
        'fragments/menu': { js: ['menu.js'], css: [] },
      },
      ...says,
    },
    web: {
      'entry.js': `let ${minified}="/r/mf-x/${version}/",n={7:"${hash}"},k="${integrityOf(web[news] ?? '1')}";${last(minified)}`,
      'mf-manifest.json': JSON.stringify({ shared: [], buildVersion: version }),
      [news]: '1',
      'badge.js': '1',
      'menu.js': '1',
      'dialog.js': '1',
      ...web,
    },
    server: `exports.entry = {
      contract: ${contractVersion},
      routes: ${JSON.stringify(says.routes ?? routes)},
      fragments: ['badge', 'menu'],
      renderPage: async (page) => ({
        kind: 'found',
        head: { title: page },
        data: {},
        pipe: async (write) => write(page === 'hello' ? '<p>${text}</p>' : '<p>news</p>'),
      }),
      renderFragment: async () => '<b>1</b>',
    };`,
  });
}

const unchangedIn = async (difference: Difference) => {
  const live = among(aShell('/news'), aRemote('1'));
  return [...(await unchangedPages(aRemote('2', difference), live))];
};

test.each<[string, Difference, string[]]>([
  ['nothing but the version', {}, ['hello', 'news']],
  ['a page’s own file, whose hash stands in the entry', { web: { '7.5f30.js': '2' } }, ['hello']],
  ['a page’s own file, whose name has another hash', { hash: 'b244' }, ['hello']],
  ['a fragment that a page shows', { web: { 'badge.js': '2' } }, ['news']],
  ['a fragment of the frame', { web: { 'menu.js': '2' } }, []],
  ['what the server makes of a page', { text: 'good day' }, ['news']],
  [
    'who may open a page',
    {
      says: { routes: [{ ...route('hello', ['mf-x/badge']), access: 'customer' }, route('news')] },
    },
    ['news'],
  ],
  ['a name that the minimizer has given', { minified: 'e' }, ['hello', 'news']],
  ['which of two names is used', { last: (name) => `load(k.id,${name})` }, []],
  ['a property of two letters', { last: (name) => `load(${name}.to,k)` }, []],
  ['the code of the entry', { web: { 'entry.js': 'load("/another/")' } }, []],
  ['the entry, which is no code', { web: { 'entry.js': 'load(' } }, []],
  ['a file that comes later', { web: { 'dialog.js': '2' } }, []],
  ['a file that was not there', { web: { 'more.js': '1' } }, []],
  ['the recorded answers', { says: { recordedIntegrity: 'sha256-other' } }, []],
  ['the libraries that it needs', { says: { needs: { react: '^19.4.0' } } }, []],
])(
  'after a change of %s, a browser need not look again at %j',
  async (_what, difference, pages) => {
    expect(await unchangedIn(difference)).toEqual(pages);
  },
);

test('every page of a remote that is not live, and of a shell, is looked at', async () => {
  const shell = aShell('/news');

  expect([...(await unchangedPages(aRemote('1'), among(shell)))]).toEqual([]);
  expect([...(await unchangedPages(shell, among(shell, aRemote('1'))))]).toEqual([]);
});
