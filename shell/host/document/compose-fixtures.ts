import { vi } from 'vitest';
import type { ShellApi } from '@kashi/border/shell-api';
import { contractVersion, type ServerEntry } from '@kashi/border/remote-contract';
import { wireVersion, type ShellEntry } from '@kashi/border/shell-wire';
import { plainSessionOf } from '../plain-session/plain-session.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import type { Release } from '../release-sets/releases.ts';
import type { Observe } from '../telemetry/observed.ts';
import { composePage } from './compose-page.ts';
import { emptyFrame } from './shop-content.ts';

/** A release set: `mf-a` has one page, `/hello`, with the given functions, and `mf-b` has a badge for the header. */
export function aSet(entry: Partial<ServerEntry>): ReleaseSet {
  const frame = {
    contract: contractVersion,
    inlineScripts: ['theme()', 'begin()'],
    renderFrame: async (shellApi: ShellApi) => ({
      above: `<header>${await shellApi.fragment.html?.('mf-b/badge', {}, 'b')}</header>`,
      below: '<footer></footer><nav></nav>',
    }),
    renderNotFound: () => Promise.resolve({ title: 'Not found', html: '<h1>Not found</h1>' }),
    renderServiceError: () => Promise.resolve({ title: 'Away', html: '<h1>Away</h1>' }),
    renderUnavailable: () => Promise.resolve({ title: 'Gone', html: '<h1>Gone</h1>' }),
    renderEmptyPage: () => Promise.resolve('<p>Empty</p>'),
  } satisfies ShellEntry;
  const page: ServerEntry = {
    contract: contractVersion,
    routes: [],
    fragments: [],
    renderPage: () =>
      Promise.resolve({
        kind: 'found',
        head: {
          title: 'Hello',
          canonical: '/hello',
          image: '/hello.webp',
          imageSize: { width: 1200, height: 630 },
          jsonLd: [{ name: 'A/B', url: '/hello', image: ['/hello.webp'] }],
        },
        data: { text: '</script><!--' },
        pipe: (write) => Promise.resolve(write('<h1>Hello</h1>')),
      }),
    renderWaiting: () => Promise.resolve({ head: { title: 'Waiting' }, html: '<p>Waiting</p>' }),
    renderFragment: () => Promise.resolve(''),
    ...entry,
  };
  const badge = {
    ...page,
    fragments: ['badge'],
    renderFragment: entry.renderFragment ?? page.renderFragment,
  };

  return {
    id: 'set',
    shell: { ...aRelease('shell', frame), entry: frame },
    missing: [],
    remotes: new Map<string, Release>([
      ['mf-a', aRelease('mf-a', page)],
      [
        'mf-b',
        {
          ...aRelease('mf-b', badge),
          manifest: { ...aRelease('mf-b', badge).manifest, routes: [] },
        },
      ],
    ]),
  };
}

function aRelease<Entry>(name: string, entry: Entry): Release<Entry> {
  return {
    base: `/r/${name}/1/web/`,
    entry,
    deadlineMs: 30,
    manifest: {
      name,
      version: '1',
      contract: contractVersion,
      wire: wireVersion,
      entry: 'entry.js',
      modules: {
        'pages/hello': { js: ['hello.js'], css: ['hello.css'] },
        start: { js: [], css: ['shell.css'] },
      },
      routes: [{ page: 'hello', paths: ['/hello'], audience: 'everyone', fragments: [] }],
      fragments: [],
      integrity: { 'hello.js': 'sha256-hello' },
      serverIntegrity: '',
    },
  };
}

/** The composed document of an address, the errors reported meanwhile, and the work observed. */
export async function documentAt(url: string, set: ReleaseSet, frame = emptyFrame) {
  const report = vi.fn();
  const observe = vi.fn<Observe>();
  const options = {
    set,
    frame,
    url,
    origin: 'https://shop.test',
    cookies: {},
    session: plainSessionOf(undefined),
    fetch,
    report,
    observe,
  };
  const composed = await composePage(options);
  const html = composed.kind === 'document' ? String(composed.html.bytes()) : '';
  return { composed, html, report, observe };
}
