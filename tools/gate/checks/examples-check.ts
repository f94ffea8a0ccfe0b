import type { Candidate } from '../builds/candidate.ts';
import { isAt } from '../pages/visits.ts';

/** Every path of every page has an example; without one the gate would not check the page. */
export function examplesCheck({ manifest: { routes } }: Candidate): string[] {
  return routes.flatMap(({ page, paths, examples = [] }) => [
    ...paths
      .filter((path) => !examples.some((example) => isAt([path], example)))
      .map((path) => `the page ${page} names no address at which ${path} can be looked at`),
    ...examples
      .filter((example) => !isAt(paths, example))
      .map(({ path }) => `the page ${page} names ${path}, which is none of its addresses`),
  ]);
}
