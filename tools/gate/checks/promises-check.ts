import type { ReleaseManifest } from '@kashi/border/release';
import type { Candidate, Neighbours } from '../builds/candidate.ts';

/**
 * The promises to pages and neighbours hold: fragments that are shown elsewhere stay, and each address belongs to one remote. What two
 * neighbours promise one another is not the candidate's: its team could do nothing about it.
 */
export function promisesCheck({ manifest }: Candidate, neighbours: Neighbours): string[] {
  const others = [...neighbours.values()]
    .map((neighbour) => neighbour.manifest)
    .filter(({ name }) => name !== manifest.name);
  const offered = new Set(
    [manifest, ...others].flatMap(({ name, fragments }) =>
      fragments.map((fragment) => `${name}/${fragment}`),
    ),
  );
  const missing = [manifest, ...others]
    .flatMap(({ name, routes }) => routes.map((route) => ({ name, ...route })))
    .flatMap(({ name, page, fragments }) =>
      fragments
        .filter((id) => !offered.has(id))
        .filter((id) => [name, ownerOf(id)].includes(manifest.name))
        .map((id) => `${name}/${page} shows the fragment ${id}, which nobody offers`),
    );
  return [...missing, ...addressesTaken(manifest, others)];
}

/** The remote of a fragment's id, `<remote>/<fragment>`. */
function ownerOf(id: string): string {
  return id.split('/')[0] ?? '';
}

/** Addresses of a build that others answer already. */
export function addressesTaken(
  { routes }: Pick<ReleaseManifest, 'routes'>,
  others: readonly Pick<ReleaseManifest, 'name' | 'routes'>[],
): string[] {
  const taken = others.flatMap(({ name, routes: theirs }) =>
    theirs.flatMap(({ paths }) => paths.map((path) => ({ name, path }))),
  );
  return routes
    .flatMap(({ paths }) => paths)
    .flatMap((own) =>
      taken
        .filter(({ path }) => canMeet(own, path))
        .map(({ name, path }) => `${own} takes addresses of ${path}, which belongs to ${name}`),
    );
}

/** Whether there is an address that both would answer: of such two the one that the registry names first gets it. */
function canMeet(one: string, other: string): boolean {
  const [ours, theirs] = [segmentsOf(one), segmentsOf(other)];
  if (ours.length !== theirs.length) return false;
  return ours.every((segment, index) => {
    const wanted = theirs[index] ?? '';
    return segment === wanted || [segment, wanted].some((either) => either.startsWith(':'));
  });
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
