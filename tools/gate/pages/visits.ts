import { matchPath } from '@kashi/border/pages/match-path';
import type { PageExample } from '@kashi/border/pages/page-route';
import type { ReleaseManifest } from '@kashi/border/release';
import type { Candidate, Neighbours } from '../builds/candidate.ts';

/** The visits of a build, each with its visitor: on its own pages, or, for the shell, on the pages of all remotes. */
export function visitsOf({ manifest }: Candidate, builds: Neighbours): PageExample[] {
  const owners =
    manifest.name === 'shell'
      ? [...builds.values()].map((build) => build.manifest).filter(({ name }) => name !== 'shell')
      : [manifest];
  return owners.flatMap((owner) => examplesOf(owner));
}

/**
 * The visits of a build while the API fails: once on each of its pages, by the first example that stays there; and the shell
 * around one page of each remote.
 */
export function failuresOf({ manifest }: Candidate, builds: Neighbours): PageExample[] {
  const firstOf = ({ routes }: ReleaseManifest) =>
    routes.flatMap(({ examples = [] }) => {
      const stays = examples.find(({ leadsTo }) => !leadsTo) ?? examples[0];
      return stays ?? [];
    });
  if (manifest.name !== 'shell') return firstOf(manifest);
  return [...builds.values()].flatMap((build) => firstOf(build.manifest).slice(0, 1));
}

/** The addresses of these visits, each once. */
export function pathsOf(visits: readonly PageExample[]): string[] {
  return [...new Set(visits.map(({ path }) => path))];
}

/**
 * What a host is asked for these visits, each once: every address by a guest, as by all who run the shop's code, and by those who
 * have signed in without it.
 */
export function askedOfHost(visits: readonly PageExample[]): Pick<PageExample, 'path' | 'as'>[] {
  const signedIn = visits.filter(({ as: visitor }) => visitor !== 'guest');
  const asked = [
    ...pathsOf(visits).map((path) => ({ path, as: 'guest' as const })),
    ...signedIn.map(({ path, as: visitor }) => ({ path, as: visitor })),
  ];
  return [...new Map(asked.map((one) => [`${one.as} ${one.path}`, one])).values()];
}

/**
 * The visits with two builds in one page: pages of either that show a fragment of the other, by each visitor once, since further
 * examples are about the page. The shell is around every page, so one of them will do.
 */
export function meetingsOf(one: Candidate, other: Candidate): PageExample[] {
  const [shell] = [one, other].filter(({ manifest }) => manifest.name === 'shell');
  if (shell) return examplesOf((shell === one ? other : one).manifest).slice(0, 1);
  return [...visitsShowing(one, other), ...visitsShowing(other, one)];
}

function visitsShowing(owner: Candidate, { manifest: { name } }: Candidate): PageExample[] {
  const routes = owner.manifest.routes.filter(({ fragments }) =>
    fragments.some((id) => id.startsWith(`${name}/`)),
  );
  return routes.flatMap(({ examples = [] }) => onePerVisitor(examples));
}

/** Examples that stay where they are come first. */
function onePerVisitor(examples: readonly PageExample[]): PageExample[] {
  const staying = examples.filter(({ leadsTo }) => !leadsTo);
  const all = staying.length > 0 ? staying : examples;
  const visitorOf = ({ as: visitor, onPhone = false }: PageExample) => `${visitor} ${onPhone}`;
  return [
    ...new Map(all.toReversed().map((each) => [visitorOf(each), each])).values(),
  ].toReversed();
}

function examplesOf({ routes }: Pick<ReleaseManifest, 'routes'>): PageExample[] {
  return routes.flatMap(({ examples = [] }) => examples);
}

/** Whether an example is one of a page at these paths. */
export function isAt(paths: readonly string[], { path }: PageExample): boolean {
  const [pathname = ''] = path.split('?');
  return paths.some((pattern) => matchPath(pattern, pathname));
}
