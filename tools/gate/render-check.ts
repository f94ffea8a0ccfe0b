import { assembledSet } from './assembled-set.ts';
import type { Candidate, Neighbours } from './candidate.ts';
import { readRecordedShop, recordedFetch, visits } from './recorded-shop.ts';
import { renderVisit } from './render-visit.ts';

/** Every page of the candidate renders on the server among these neighbours, and nothing throws anywhere on it. */
export async function renderCheck(candidate: Candidate, neighbours: Neighbours): Promise<string[]> {
  const { name } = candidate.manifest;
  const builds = new Map([...neighbours, [name, candidate]]);
  if (!builds.has('shell')) return ['no shell is live to render in'];

  const set = assembledSet(builds.values());
  const fetch = recordedFetch(readRecordedShop());
  const owners = name === 'shell' ? [...set.remotes.keys()] : [name];
  const paths = owners.flatMap((owner) => visits[owner] ?? plainPaths(builds.get(owner)));
  const troubles = await Promise.all(paths.map((path) => renderVisit(set, fetch, path)));
  return troubles.flat();
}

/** The addresses of a remote that nobody has recorded yet, as far as they name nothing of the shop's. */
function plainPaths(build: Candidate | undefined): string[] {
  const paths = build?.manifest.routes.flatMap((route) => route.paths) ?? [];
  return paths.filter((path) => !path.includes(':'));
}
