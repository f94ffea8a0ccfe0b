import { aBuildFolder, type BuildWish } from '../../shell/releases/build-fixtures.ts';
import { readCandidate, type Candidate } from './candidate.ts';

/** A build that any gate would let pass, but for what is wished. */
export function aBuild(wish: BuildWish = {}): Candidate {
  return readCandidate(aBuildFolder(wish));
}

/** The others, by name. */
export function among(...builds: Candidate[]) {
  return new Map(builds.map((build) => [build.manifest.name, build]));
}
