import type { Candidate, Neighbours } from './candidate.ts';

/** What pages and neighbours count on stays: fragments that are shown elsewhere, and addresses that belong to one remote. */
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
        .map((id) => `${name}/${page} shows the fragment ${id}, which nobody offers`),
    );

  const taken = new Map(
    others.flatMap(({ name, routes }) =>
      routes.flatMap(({ paths }) => paths.map((path) => [shapeOf(path), name] as const)),
    ),
  );
  const claimed = manifest.routes
    .flatMap(({ paths }) => paths)
    .filter((path) => taken.has(shapeOf(path)))
    .map((path) => `${path} belongs to ${taken.get(shapeOf(path))}`);
  return [...missing, ...claimed];
}

/** Two paths that differ in the names of their parameters alone are one address. */
function shapeOf(path: string): string {
  return path.toLowerCase().replace(/:\w+/g, ':');
}
