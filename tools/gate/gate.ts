import type { Releases } from '../../shell/releases/releases-here.ts';
import { budgetCheck } from './budget-check.ts';
import { readCandidate, type Candidate, type Check, type Neighbours } from './candidate.ts';
import { classNamesCheck } from './class-names-check.ts';
import { contractCheck } from './contract-check.ts';
import { expectationsCheck } from './expectations-check.ts';
import { filesCheck } from './files-check.ts';
import { hydrationCheck } from './hydration-check.ts';
import { otherBuilds, readNeighbours } from './neighbour-builds.ts';
import { promisesCheck } from './promises-check.ts';
import { renderCheck } from './render-check.ts';
import { sharedRangesCheck } from './shared-ranges-check.ts';
import { styleReachCheck } from './style-reach-check.ts';

/** By itself. What fails here makes the rest meaningless. */
const ownChecks: Record<string, Check> = {
  files: filesCheck,
  contract: contractCheck,
  'class names': classNamesCheck,
  styles: styleReachCheck,
  budget: budgetCheck,
};

/** Among others: those that are live, and again with each of them as it was before, and as it may be next. */
const neighbourChecks: Record<string, Check> = {
  'shared libraries': sharedRangesCheck,
  promises: promisesCheck,
  expectations: expectationsCheck,
  rendering: renderCheck,
};

/**
 * Asks of builds that want to go live together whether they may. Answers what is wrong, one sentence each, with the build
 * and the check that says so; nothing where all may pass.
 */
export async function gate(folders: string[], releases: Releases): Promise<string[]> {
  const candidates = new Map(
    folders.map((folder) => readCandidate(folder)).map((build) => [build.manifest.name, build]),
  );
  const neighbours = await readNeighbours(releases);
  const soon = new Map([...neighbours.live, ...candidates]);
  const others = otherBuilds(neighbours, candidates);

  const refusals = await Promise.all(
    [...candidates.values()].map((candidate) => refusalsOf(candidate, soon, others)),
  );
  // A browser takes seconds, and whoever is refused already has enough to do.
  const named = refusals.flat();
  return named.length > 0 ? named : hydrationCheck(candidates, { live: neighbours.live, others });
}

async function refusalsOf(
  candidate: Candidate,
  soon: Neighbours,
  others: Candidate[],
): Promise<string[]> {
  const own = await ask(ownChecks, candidate, soon, '');
  if (own.length > 0) return own;

  const { name } = candidate.manifest;
  const refusals = await ask(neighbourChecks, candidate, soon, '');
  for (const neighbour of others.filter(({ manifest }) => manifest.name !== name)) {
    const { manifest } = neighbour;
    const neighbours = new Map([...soon, [manifest.name, neighbour]]);
    const where = ` with ${manifest.name}@${manifest.version}`;
    refusals.push(...(await ask(neighbourChecks, candidate, neighbours, where)));
  }
  return refusals;
}

async function ask(
  checks: Record<string, Check>,
  candidate: Candidate,
  neighbours: Neighbours,
  where: string,
): Promise<string[]> {
  const { name, version } = candidate.manifest;
  const answers = await Promise.all(
    Object.entries(checks).map(async ([title, check]) =>
      (await check(candidate, neighbours)).map(
        (sentence) => `${name}@${version}${where}: ${title}: ${sentence}`,
      ),
    ),
  );
  return answers.flat();
}
