import { isDeepStrictEqual } from 'node:util';
import type { Releases } from '../../shell/releases/releases-here.ts';
import { addressesCheck } from './addresses-check.ts';
import { budgetCheck } from './budget-check.ts';
import { idOf, readCandidate, type Candidate, type Check, type Neighbours } from './candidate.ts';
import { classNamesCheck } from './class-names-check.ts';
import { contractCheck } from './contract-check.ts';
import { examplesCheck } from './examples-check.ts';
import { expectationsCheck } from './expectations-check.ts';
import { filesCheck } from './files-check.ts';
import { hydrationCheck } from './hydration-check.ts';
import { lentLibrariesCheck } from './lent-libraries-check.ts';
import { looksAmong, looksBeside } from './looks.ts';
import {
  expectNoneBroken,
  otherBuilds,
  readNeighbours,
  type NeighbourBuilds,
} from './neighbour-builds.ts';
import { promisesCheck } from './promises-check.ts';
import { renderCheck } from './render-check.ts';
import { styleReachCheck } from './style-reach-check.ts';

/** By itself. What fails here makes the rest meaningless. */
const ownChecks: Record<string, Check> = {
  files: filesCheck,
  contract: contractCheck,
  examples: examplesCheck,
  'class names': classNamesCheck,
  styles: styleReachCheck,
  budget: budgetCheck,
};

/** Among others: those that are live, and again with each of them as it was before, and as it may be next. */
const neighbourChecks = (live: Neighbours): Record<string, Check> => ({
  'shared libraries': lentLibrariesCheck(live),
  promises: promisesCheck,
  expectations: expectationsCheck,
  rendering: renderCheck,
});

/**
 * Asks of builds that want to go live together whether they may. Asked again, right before they go live, it judges them beside
 * whoever is there by then: in all that can be told without a browser, and with one where they meet a newcomer.
 */
export class Gate {
  readonly #candidates: Neighbours;
  readonly #releases: Releases;
  /** Beside whom they have passed; null: not yet. */
  #passed: readonly string[][] | null = null;

  constructor(folders: readonly string[], releases: Releases) {
    const candidates = folders.map((folder) => readCandidate(folder));
    this.#candidates = new Map(candidates.map((build) => [build.manifest.name, build]));
    this.#releases = releases;
  }

  /** What is wrong, one sentence each, with the build and the check that says so; nothing where all may pass. */
  async refusals(): Promise<string[]> {
    const [candidates, passed] = [this.#candidates, this.#passed];
    const neighbours = await readNeighbours(this.#releases);
    expectNoneBroken(neighbours, candidates);
    const beside = idsOf(neighbours);
    if (isDeepStrictEqual(beside, passed)) return [];

    const { live } = neighbours;
    const soon = new Map([...live, ...candidates]);
    const others = otherBuilds(neighbours, candidates);
    const refusals = await Promise.all(
      [...candidates.values()].map(async (candidate) => {
        const own = passed ? [] : await ask(ownChecks, candidate, soon);
        if (own.length > 0) return own;
        const lost = await ask({ addresses: addressesCheck(live) }, candidate, soon);
        const checks = neighbourChecks(live);
        return [...lost, ...(await askAmong(checks, candidate, soon, others))];
      }),
    );
    // A browser takes seconds, and whoever is refused already has enough to do.
    const named = refusals.flat();
    if (named.length > 0) return named;

    const isNew = (build: Candidate) => !passed?.flat().includes(idOf(build));
    const looks = [
      ...(passed ? [] : looksAmong(candidates, soon)),
      ...looksBeside(candidates, passed ? [...live.values(), ...others].filter(isNew) : others),
    ];
    const seen = await hydrationCheck(candidates, { live, looks });
    if (seen.length === 0) this.#passed = beside;
    return seen;
  }
}

async function askAmong(
  checks: Record<string, Check>,
  candidate: Candidate,
  soon: Neighbours,
  others: Candidate[],
): Promise<string[]> {
  const { name } = candidate.manifest;
  const refusals = await ask(checks, candidate, soon);
  for (const neighbour of others.filter(({ manifest }) => manifest.name !== name)) {
    const neighbours = new Map([...soon, [neighbour.manifest.name, neighbour]]);
    const where = ` with ${idOf(neighbour)}`;
    refusals.push(...(await ask(checks, candidate, neighbours, where)));
  }
  return refusals;
}

async function ask(
  checks: Record<string, Check>,
  candidate: Candidate,
  neighbours: Neighbours,
  where = '',
): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(checks).map(async ([title, check]) =>
      (await check(candidate, neighbours)).map(
        (sentence) => `${idOf(candidate)}${where}: ${title}: ${sentence}`,
      ),
    ),
  );
  return answers.flat();
}

/** By what they are there. */
function idsOf({ live, before, canaries }: NeighbourBuilds): string[][] {
  return [live, before, canaries].map((builds) => [...builds.values()].map(idOf));
}
