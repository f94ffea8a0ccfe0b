import type { ReleaseManifest } from '@kashi/border/release';
import type { Candidate, Neighbours } from '../builds/candidate.ts';

/**
 * Every path of the live version is a path of the candidate or of another remote, or the candidate declares it gone: bookmarks,
 * search engines and menus link to it.
 */
export function addressesCheck(live: Neighbours) {
  return ({ manifest }: Candidate, neighbours: Neighbours): string[] => {
    const before = live.get(manifest.name)?.manifest;
    if (!before) return [];
    const others = [...neighbours.values()]
      .map((build) => build.manifest)
      .filter(({ name }) => name !== manifest.name);
    const known = [...[manifest, ...others].flatMap(pathsOf), ...(manifest.gone ?? [])];
    return pathsOf(before)
      .filter((path) => !known.some((pattern) => answers(pattern, path)))
      .map((path) => `${path} was answered so far, and is neither answered nor said to be gone`);
  };
}

function pathsOf({ routes }: Pick<ReleaseManifest, 'routes'>): string[] {
  return routes.flatMap(({ paths }) => paths);
}

/** Whether `pattern` matches every address that `path` matches. */
function answers(pattern: string, path: string): boolean {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
