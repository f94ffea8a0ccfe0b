import { isDeepStrictEqual } from 'node:util';
import type { Releases } from '../../shell/releases/releases-here.ts';
import { addressesCheck } from './checks/addresses-check.ts';
import { amongLive, amongOthers, askAll, type Asked, type Refusal } from './asking.ts';
import { budgetCheck } from './checks/budget-check.ts';
import {
  idOf,
  readCandidate,
  type Candidate,
  type Check,
  type Neighbours,
} from './builds/candidate.ts';
import { classNamesCheck } from './checks/class-names-check.ts';
import { contractCheck } from './checks/contract-check.ts';
import { examplesCheck } from './checks/examples-check.ts';
import { expectationsCheck } from './checks/expectations-check.ts';
import { filesCheck } from './checks/files-check.ts';
import { floorCheck } from './checks/floor-check.ts';
import { hydrationCheck } from './pages/hydration-check.ts';
import { lentLibrariesCheck } from './checks/lent-libraries-check.ts';
import { pageChecksAmong, pageChecksBeside, type PageCheck } from './pages/page-checks.ts';
import {
  expectNoneBroken,
  otherBuilds,
  readNeighbours,
  type NeighbourBuilds,
} from './builds/neighbour-builds.ts';
import { canStandBeside, numbersCheck } from './checks/numbers-check.ts';
import { silent, type Count, type Progress } from './progress.ts';
import { promisesCheck } from './checks/promises-check.ts';
import { inWords } from './refusal-words.ts';
import { renderCheck } from './pages/render-check.ts';
import { inSource } from './builds/source-places.ts';
import { styleReachCheck } from './checks/style-reach-check.ts';
import { unchangedPages } from './pages/unchanged-pages.ts';

/** Checks of one build by itself. A failure here makes the other checks meaningless. */
const ownChecks: Record<string, Check> = {
  contract: contractCheck,
  examples: examplesCheck,
  'class names': classNamesCheck,
  styles: styleReachCheck,
  floor: floorCheck,
  budget: budgetCheck,
};

/** Checks of a build among others: the live builds, then each of them replaced by its earlier version or its canary. */
const neighbourChecks = (live: Neighbours): Record<string, Check> => ({
  'shared libraries': lentLibrariesCheck(live),
  promises: promisesCheck,
  expectations: expectationsCheck,
  rendering: renderCheck,
});

/**
 * Decides whether builds may go live together. Asked again right before they go live, it checks them beside the builds that are
 * live by then: all checks without a browser, and page checks where they meet a build that was not there before.
 */
export class Gate {
  readonly #candidates: Neighbours;
  readonly #releases: Releases;
  readonly #progress: Progress;
  /** The builds beside which the candidates have passed; null: not yet. */
  #passed: readonly string[][] | null = null;

  /** Throws, in a sentence, if a folder holds no build. */
  constructor(folders: readonly string[], releases: Releases, progress = silent) {
    const candidates = folders.map((folder) => readCandidate(folder));
    this.#candidates = new Map(candidates.map((build) => [build.manifest.name, build]));
    this.#releases = releases;
    this.#progress = progress;
  }

  /** Problems, one sentence each, with the build and the check; none if all may go live. */
  async refusals(): Promise<string[]> {
    const named = await inSource(await this.#refusals(), this.#candidates, this.#releases);
    return named.map(inWords);
  }

  async #refusals(): Promise<string[]> {
    const [candidates, passed] = [this.#candidates, this.#passed];
    // All other checks read these files.
    const broken = passed
      ? []
      : await this.#ask({ files: filesCheck }, amongLive(candidates.values(), candidates));
    if (broken.length > 0) return sentencesOf(broken);

    const neighbours = await readNeighbours(this.#releases);
    expectNoneBroken(neighbours, candidates);
    const beside = idsOf(neighbours);
    if (isDeepStrictEqual(beside, passed)) return [];

    const { live } = neighbours;
    const others = otherBuilds(neighbours, candidates).filter((build) =>
      canStandBeside(build, candidates),
    );
    const named = await this.#refusalsAmong(neighbours, others);
    // The browser takes seconds, and a release that is refused already needs no more reasons.
    if (named.length > 0) return sentencesOf(named);

    const isNew = (build: Candidate) => !passed?.flat().includes(idOf(build));
    const checks = [
      ...(passed ? [] : await this.#ownPageChecks(live)),
      ...pageChecksBeside(
        candidates,
        passed ? [...live.values(), ...others].filter(isNew) : others,
      ),
    ];
    const check = (count: Count) => hydrationCheck(candidates, { live, checks, count });
    const seen =
      checks.length > 0 ? await this.#progress.during('hydration', check, checks.length) : [];
    if (seen.length === 0) this.#passed = beside;
    return seen;
  }

  async #ownPageChecks(live: Neighbours): Promise<PageCheck[]> {
    const candidates = this.#candidates;
    const unchanged = new Map<string, ReadonlySet<string>>();
    await this.#progress.during('unchanged pages', async (count) => {
      for (const [name, candidate] of candidates) {
        const pages = await unchangedPages(candidate, live);
        unchanged.set(name, pages);
        for (const _page of pages) count();
      }
    });
    return pageChecksAmong(candidates, new Map([...live, ...candidates]), unchanged);
  }

  /** Results of the checks without a browser. */
  async #refusalsAmong(
    { live, canaries }: NeighbourBuilds,
    others: readonly Candidate[],
  ): Promise<Refusal[]> {
    const candidates = this.#candidates;
    const soon = new Map([...live, ...candidates]);
    const all = amongLive(candidates.values(), soon);
    const own = this.#passed ? [] : await this.#ask(ownChecks, all);
    const isSound = ({ candidate }: Asked) =>
      !own.some((refusal) => refusal.candidate === candidate);
    const sound = all.filter(isSound);
    const lost = await this.#ask(
      { numbers: numbersCheck({ live, canaries }), addresses: addressesCheck(live) },
      sound,
    );
    const among = [...sound, ...amongOthers(candidates.values(), soon, others).filter(isSound)];
    return [...own, ...lost, ...(await this.#ask(neighbourChecks(live), among))];
  }

  #ask(checks: Record<string, Check>, asked: readonly Asked[]): Promise<Refusal[]> {
    return askAll(checks, asked, this.#progress);
  }
}

function sentencesOf(refusals: readonly Refusal[]): string[] {
  return refusals.map(({ sentence }) => sentence);
}

/** Ids of the live builds, of the versions before them, and of the canaries. */
function idsOf({ live, before, canaries }: NeighbourBuilds): string[][] {
  return [live, before, canaries].map((builds) => [...builds.values()].map(idOf));
}
