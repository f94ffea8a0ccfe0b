import { changeRegistry, type Change } from '../../releases/change-registry.ts';
import type { Judgement } from '../../releases/judgements.ts';
import { readRegistry } from '../../releases/registry/registry-file.ts';
import { expectMayMove } from '../../releases/registry/signed-here.ts';
import { reasonOf } from '../../releases/reason-of.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import type { Trial } from '../release-sets/trial.ts';
import { judgeSums, visitsOf } from './verdicts/judge-sums.ts';
import type { TrialSums } from './verdicts/trial-sums.ts';

/** The interval between two looks at the canaries, in milliseconds. */
const lookEveryMs = 5000;
/** A canary stays on a step for this long at least, in milliseconds: for one whole window of the quick judgement. */
const leastMs = 10 * 60_000;
/** The pause after a step that could not be taken, in milliseconds. */
const retryAfterMs = 60_000;
/** The percentages of visitors, one after another; after the last of them the canary is live. */
const steps = [1, 10, 50];

interface PromotionsOptions {
  trials(): readonly Trial[];
  /** What all hosts have seen since the trial's step began, and when that was. */
  figures: { of(trial: Trial): TrialSums; beganAt(trial: Trial): number };
  store: ReleaseStore;
  /** Why no step is taken at this time; null if there is no reason. */
  rest(now: Date): string | null;
  decided(judgement: Judgement): Promise<void>;
  warn(text: string): void;
  now?: () => number;
}

/** The percentage after the present one; 100 is live. */
export function percentAfter(percent: number): number {
  return steps.find((step) => step > percent) ?? 100;
}

/** The command that takes the next step by hand and leaves those after it to whom they were left before. */
export function nextStepCommand({ name, percent, promotes }: Trial): string {
  const next = percentAfter(percent);
  return `npm run canary -- ${name} ${next}${promotes && next < 100 ? ' auto' : ''}`;
}

/**
 * Shows canaries that promote themselves to more visitors as soon as the present ones prove that they are as good. With several hosts
 * the first to find it writes the registry. A host whose key may not do so says what the team has to do.
 */
export class Promotions {
  readonly #options: PromotionsOptions;
  readonly #now: () => number;
  /** The steps that could not be taken, with the reason and the time of the next try. */
  readonly #failed = new Map<string, { reason: string; retryAt: number }>();
  #isLooking = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PromotionsOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      for (const trial of this.#options.trials()) await this.#lookAt(trial);
    } finally {
      this.#isLooking = false;
    }
  }

  async #lookAt(trial: Trial): Promise<void> {
    const { figures, rest } = this.#options;
    const now = this.#now();
    if (!trial.promotes || now - figures.beganAt(trial) < leastMs) return;
    const sums = figures.of(trial);
    if (judgeSums(sums).verdict !== 'passed') return;
    const id = `${trial.name}@${trial.canary} ${trial.since}`;
    const failed = this.#failed.get(id);
    if (failed && now < failed.retryAt) return;

    const hindrance = rest(new Date(now)) ?? (await this.#taken(trial, sums));
    if (hindrance === null) return;
    this.#failed.set(id, { reason: hindrance, retryAt: now + retryAfterMs });
    if (failed?.reason !== hindrance) this.#options.warn(`${idOf(trial)} waits: ${hindrance}`);
  }

  /** Takes the step. Resolves to why it cannot be taken; null if it is, or if another host has taken it. */
  async #taken(trial: Trial, sums: TrialSums): Promise<string | null> {
    const { store, decided, warn } = this.#options;
    const [percent, visits] = [percentAfter(trial.percent), visitsOf(sums)];
    const passed = `as good in ${visits} visits of ${trial.percent} of 100`;
    try {
      await expectMayMove(await readRegistry(store), [trial.name]);
      const changes = await changeRegistry(store, ({ releases }) => {
        const entry = releases[trial.name];
        const isSame =
          entry?.version === trial.predecessor &&
          entry.canary?.version === trial.canary &&
          (entry.canary.since ?? 0) === trial.since &&
          entry.canary.promotes === true;
        return Promise.resolve(isSame ? [changeTo(percent, trial, passed)] : []);
      });
      if (changes.length === 0) return null;
    } catch (error) {
      return `ready for ${percent} of 100 (${nextStepCommand(trial)}), ${reasonOf(error)}`;
    }
    const outcome = percent === 100 ? 'live' : `shown to ${percent} of 100`;
    const reason = `${outcome} after ${visits} visits`;
    const { name, canary, predecessor } = trial;
    const at = new Date(this.#now()).toISOString();
    const judgement = { at, name, canary, predecessor, verdict: 'as good', reason } as const;
    // The step is taken, whether its figures are kept or not.
    await decided({ ...judgement, figures: judgeSums(sums).figures }).catch((error: unknown) =>
      warn(`${idOf(trial)} is ${outcome}: ${reasonOf(error)}`),
    );
    return null;
  }
}

function changeTo(percent: number, { name, canary: version }: Trial, reason: string): Change {
  const change = { name, version, by: 'host', reason };
  return percent === 100
    ? { ...change, action: 'promote' }
    : { ...change, action: 'canary', percent, promotes: true };
}

function idOf({ name, canary }: Trial): string {
  return `${name}@${canary}`;
}
