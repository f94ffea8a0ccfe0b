import { isDeepStrictEqual } from 'node:util';
import type { PageExample } from '@kashi/border/pages/page-route';
import type { ReleaseManifest } from '@kashi/border/release';
import { assembledSet } from '../builds/assembled-set.ts';
import { idOf, type Candidate, type Neighbours } from '../builds/candidate.ts';
import { entryCode } from '../builds/entry-code.ts';
import { recordedFetch, recordedOf } from '../recorded/recorded-shop.ts';
import { renderVisit } from './render-visit.ts';
import { askedOfHost } from './visits.ts';

type Route = ReleaseManifest['routes'][number];

/**
 * The names of the candidate's pages that are as they are live: the page's own entry, its files and those of the remote's
 * fragments on it, every file that no module names, and what the server makes of its examples. A browser has looked at such a page
 * when the live build was judged. Empty for a shell, which is around all pages, and for a build whose answers were recorded anew.
 */
export async function unchangedPages(
  candidate: Candidate,
  live: Neighbours,
): Promise<ReadonlySet<string>> {
  const { manifest } = candidate;
  const before = live.get(manifest.name);
  if (!before || manifest.name === 'shell') return new Set();
  if (!isDeepStrictEqual(aroundPages(candidate), aroundPages(before))) return new Set();

  const routes = manifest.routes.filter((route) => isSameRoute(route, candidate, before));
  const render = rendererOf(candidate, live);
  const renderBefore = rendererOf(before, live);
  const unchanged = new Set<string>();
  for (const { page, examples = [] } of routes) {
    const pairs = askedOfHost(examples).map(
      async (asked) => (await render(asked)) === (await renderBefore(asked)),
    );
    // What the live build cannot render any more, the browser looks at.
    const alike = await Promise.all(pairs).catch(() => [false]);
    if (alike.every(Boolean)) unchanged.add(page);
  }
  return unchanged;
}

/** What every page of a build stands on. The federation's descriptions name all files, but pages do not read them. */
function aroundPages(build: Candidate): object {
  const { contract, entry, modules, needs, kitNeeds, integrity, recordedIntegrity } =
    build.manifest;
  const ofModules = new Set(Object.values(modules).flatMap(({ js, css }) => [...js, ...css]));
  const others = Object.entries(integrity).filter(
    ([file]) => file !== entry && !ofModules.has(file) && !file.endsWith('.json'),
  );
  return {
    contract,
    needs,
    kitNeeds,
    recordedIntegrity,
    code: entryCode(build),
    others: Object.fromEntries(others),
  };
}

function isSameRoute(route: Route, candidate: Candidate, before: Candidate): boolean {
  const routeBefore = before.manifest.routes.find(({ page }) => page === route.page);
  if (!isDeepStrictEqual(route, routeBefore)) return false;
  const own = `${candidate.manifest.name}/`;
  const placed = candidate.manifest.routes.flatMap(({ fragments }) => fragments);
  const shown = route.fragments.filter((id) => id.startsWith(own)).map((id) => id.replace(own, ''));
  // A fragment that no page of its remote places may stand in the frame, around every page.
  const around = candidate.manifest.fragments.filter((name) => !placed.includes(own + name));
  const fragments = [...shown, ...around].map((name) => `fragments/${name}`);
  const modules = [`pages/${route.page}`, ...fragments];
  return modules.every((name) =>
    isDeepStrictEqual(filesOf(candidate.manifest, name), filesOf(before.manifest, name)),
  );
}

/** The files of a module, with their hashes. */
function filesOf({ modules, integrity }: ReleaseManifest, name: string): object | undefined {
  const files = modules[name];
  return files && [...files.js, ...files.css].map((file) => [file, integrity[file]]);
}

/**
 * The server's part of an example and the data that it hydrates with, of this build among the live ones; files have its version in
 * their addresses, which is left out.
 */
function rendererOf(
  build: Candidate,
  live: Neighbours,
): (asked: Pick<PageExample, 'path' | 'as'>) => Promise<string> {
  const { name, version } = build.manifest;
  const builds = new Map([...live, [name, build]]);
  const set = assembledSet(builds.values());
  const fetch = recordedFetch(recordedOf(builds));
  return async ({ path: url, as: visitor }) => {
    const { html } = await renderVisit(set, { fetch, url, as: visitor });
    const [shown = html] = /<main id="content"[^]*<\/main>/.exec(html) ?? [];
    const [boot = '{}'] = /(?<=id="boot">).*?(?=<\/script>)/s.exec(html) ?? [];
    const { page } = JSON.parse(boot) as { page?: object };
    return `${shown}${JSON.stringify(page)}`
      .replaceAll(`/${name}/${version}/`, '')
      .replaceAll(idOf(build), name);
  };
}
