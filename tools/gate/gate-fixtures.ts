import { contractVersion } from '@kashi/border/remote-contract';
import { aBuildFolder, type BuildWish } from '../../shell/releases/build-fixtures.ts';
import { readCandidate, type Candidate } from './builds/candidate.ts';

/** A build that any gate would let pass, but for what is wished. */
export function aBuild(wish: BuildWish = {}): Candidate {
  return readCandidate(aBuildFolder(wish));
}

/** The others, by name. */
export function among(...builds: Candidate[]) {
  return new Map(builds.map((build) => [build.manifest.name, build]));
}

/** A page that everybody sees, at the address of its name. */
export const route = (page: string, fragments: string[] = []) => ({
  page,
  paths: [`/${page}`] as [string],
  audience: 'everyone' as const,
  examples: [{ path: `/${page}`, as: 'guest' as const }],
  fragments,
});

/** `mf-y`, with a page that shows only a link. */
export function aNeighbour(leadsTo: string, version = '1') {
  const pipe = `async (write) => write('<a class="x" href="${leadsTo}">there</a>')`;
  return aRemoteWithPage({ name: 'mf-y', version, page: 'news', pipe });
}

interface PageWish {
  name: string;
  version?: string;
  page: string;
  /** The code that writes the page. */
  pipe: string;
}

/** A remote of one page, which is written like this. */
export function aRemoteWithPage({ name, version = '1', page, pipe }: PageWish) {
  const routes = [route(page)];
  return aBuild({
    says: { name, version, routes, fragments: [] },
    server: `exports.entry = {
      contract: ${contractVersion},
      routes: ${JSON.stringify(routes)},
      fragments: [],
      renderPage: async () => ({
        kind: 'found',
        head: { title: '${page}' },
        data: {},
        pipe: ${pipe},
      }),
    };`,
  });
}

/** A shell with a menu that leads to the existing pages, and to one more. */
export function aShell(leadsTo: string) {
  return aBuild({
    says: { name: 'shell', routes: [], fragments: [] },
    server: `exports.entry = {
      contract: ${contractVersion},
      inlineScripts: [],
      renderFrame: async (host, { routes }) => ({
        above: routes.some(({ page }) => page === 'hello') ? '<a href="/hello">hello</a>' : '',
        below: '<a href="${leadsTo}">more</a>',
      }),
      renderUnavailable: async () => ({ title: 'soon', html: 'soon' }),
    };`,
  });
}
