import { matchPath } from '../../shared/src/host/match-path.ts';
import type { ReleaseManifest } from '../../shared/src/host/release.ts';
import { assembledSet } from './assembled-set.ts';
import type { Candidate, Neighbours } from './candidate.ts';
import { readRecordedShop, recordedFetch } from './recorded-shop.ts';
import { renderVisit } from './render-visit.ts';
import { visitsOf } from './visits.ts';

/**
 * Who still needs a remote among these builds, one sentence each: whoever shows its fragments or has written down what it
 * counts on in them, and whoever leads to its pages. What only leads there while they exist, as the shell's menu of the
 * account does, needs nothing.
 */
export async function retirementCheck(name: string, builds: Neighbours): Promise<string[]> {
  const { [name]: retired, ...rest } = Object.fromEntries(builds);
  if (!retired) return [];
  const others = new Map(Object.entries(rest));
  const declared = [...others.values()].flatMap((other) => fragmentsNeeded(other, name));
  return [...declared, ...(await linksLeft(retired.manifest, others))];
}

function fragmentsNeeded({ manifest }: Candidate, provider: string): string[] {
  const isTheirs = (fragment: string) => fragment.startsWith(`${provider}/`);
  const shown = manifest.routes.flatMap(({ page, fragments }) =>
    fragments.filter(isTheirs).map((id) => `shows ${id} on its page ${page}`),
  );
  const expected = (manifest.expects ?? [])
    .filter(({ fragment }) => isTheirs(fragment))
    .map(({ fragment }) => `has written down what it expects of ${fragment}`);
  return [...shown, ...expected].map((what) => `${idOf(manifest)} ${what}`);
}

/** What the others render without the remote, and leads to it all the same. */
async function linksLeft(retired: ReleaseManifest, others: Neighbours): Promise<string[]> {
  const shell = others.get('shell');
  if (!shell) return [];
  const set = assembledSet(others.values());
  const fetch = recordedFetch(readRecordedShop());
  const patterns = retired.routes.flatMap(({ paths }) => paths);
  const ledTo = (html: string) =>
    linksIn(html).flatMap((link) => patterns.filter((pattern) => matchPath(pattern, link)));

  const pages = [...others.values()]
    .filter((other) => other !== shell)
    .flatMap((owner) => visitsOf(owner, others).map((url) => ({ owner, url })));
  const sentences = await Promise.all(
    pages.map(async ({ owner, url }) => {
      const { html } = await renderVisit(set, fetch, url);
      const [page = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
      return [
        ...ledTo(html.replace(page, '')).map((to) => `${idOf(shell.manifest)} leads to ${to}`),
        ...ledTo(page).map((to) => `${idOf(owner.manifest)} leads to ${to} at ${url}`),
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

function idOf({ name, version }: ReleaseManifest): string {
  return `${name}@${version}`;
}
