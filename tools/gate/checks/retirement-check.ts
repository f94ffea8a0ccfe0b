import { matchPath } from '@kashi/border/pages/match-path';
import type { ReleaseManifest } from '@kashi/border/release';
import { assembledSet } from '../builds/assembled-set.ts';
import { idOf, type Candidate, type Neighbours } from '../builds/candidate.ts';
import { recordedFetch, recordedOf } from '../recorded/recorded-shop.ts';
import { renderVisit } from '../pages/render-visit.ts';
import { pathsOf, visitsOf } from '../pages/visits.ts';

/**
 * The builds among these that need a remote which is not among them, in sentences that begin with `name@version`: a build that
 * shows its fragments, has an expectation of them, or links to its pages. A link that is only there while its page exists, as in
 * the shell's menu of the account, is no need. With `only`, its own pages alone are rendered, those of all for
 * the shell; and what cannot be rendered leads nowhere.
 */
export async function needsOf(
  { name, routes }: Pick<ReleaseManifest, 'name' | 'routes'>,
  builds: Neighbours,
  only?: Candidate,
): Promise<string[]> {
  const declared = [...builds.values()].flatMap((build) => fragmentsNeeded(build, name));
  const paths = routes.flatMap((route) => route.paths);
  return paths.length === 0 ? declared : [...declared, ...(await linksTo(paths, builds, only))];
}

function fragmentsNeeded(build: Candidate, provider: string): string[] {
  const { manifest } = build;
  const isTheirs = (fragment: string) => fragment.startsWith(`${provider}/`);
  const shown = manifest.routes.flatMap(({ page, fragments }) =>
    fragments.filter(isTheirs).map((id) => `shows ${id} on its page ${page}`),
  );
  const expected = (manifest.expects ?? [])
    .filter(({ fragment }) => isTheirs(fragment))
    .map(({ fragment }) => `has written down what it expects of ${fragment}`);
  return [...shown, ...expected].map((what) => `${idOf(build)} ${what}`);
}

/** The builds that render a link to such paths. */
async function linksTo(
  paths: readonly string[],
  builds: Neighbours,
  only: Candidate | undefined,
): Promise<string[]> {
  const shell = builds.get('shell');
  if (!shell) return [];
  const set = assembledSet(builds.values());
  const fetch = recordedFetch(recordedOf(builds));
  const htmlOf = async (url: string) => {
    try {
      return (await renderVisit(set, { fetch, url })).html;
    } catch (error) {
      if (only) return '';
      throw error;
    }
  };
  const ledTo = (html: string) =>
    linksIn(html).flatMap((link) => paths.filter((path) => matchPath(path, link)));

  const pages = [...builds.values()]
    .filter((build) => build !== shell && (!only || only === build || only === shell))
    .flatMap((owner) => pathsOf(visitsOf(owner, builds)).map((url) => ({ owner, url })));
  const sentences = await Promise.all(
    pages.map(async ({ owner, url }) => {
      const html = await htmlOf(url);
      const [page = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
      return [
        ...ledTo(html.replace(page, '')).map((to) => `${idOf(shell)} leads to ${to}`),
        ...ledTo(page).map((to) => `${idOf(owner)} leads to ${to} at ${url}`),
      ];
    }),
  );
  return [...new Set(sentences.flat())].toSorted();
}

/** The paths of this shop that a document leads to. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(\/[^"?#]*)/g)].map(
    ([, path = '']) => path,
  );
}
