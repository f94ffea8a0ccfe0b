import type { Judgement } from '../../releases/judgements.ts';
import { judge, type Verdict } from './verdicts/judge.ts';
import { SlidingWindow, type Noted } from './verdicts/sliding-window.ts';
import type { Trial } from '../release-sets/trial.ts';
import { judgeSums } from './verdicts/judge-sums.ts';
import type { TrialSums } from './verdicts/trial-sums.ts';

/** The interval between two judgements of this host, in milliseconds. */
const judgeEveryMs = 1000;
/** The pause before a canary that could not be taken out of the registry is tried again, in milliseconds. */
const retryAfterMs = 15_000;

interface CanaryWatchOptions {
  /** The running canaries. */
  trials(): readonly Trial[];
  /** What all hosts have seen since the trial's step began. */
  soFar(trial: Trial): TrialSums;
  /** Stops serving the canary on this host. */
  takeBack(trial: Trial): void;
  /**
   * Takes the canary out of the registry. Resolves to whether this host was the first to do it; rejects if the registry cannot be
   * written.
   */
  stop(trial: Trial, reason: string): Promise<boolean>;
  decided(judgement: Judgement): Promise<void>;
  log: { error(error: unknown, text: string): void };
  now?: () => number;
}

type Found = Pick<Judgement, 'verdict' | 'reason' | 'figures'>;

/**
 * Counts the figures of canaries and their predecessors, and takes back a canary that does worse: in the last minutes, or in all that
 * was seen since its step began. With several hosts each one
 * judges, by the figures of all hosts if they are shared (`SharedFigures`); the first to find a canary worse writes the registry,
 * which all hosts follow. Other versions are not counted, and nothing identifies a visitor.
 */
export class CanaryWatch {
  readonly #options: CanaryWatchOptions;
  readonly #now: () => number;
  readonly #windows = new Map<string, SlidingWindow>();
  readonly #verdicts = new Map<string, string>();
  /** The worse canaries that the registry still names, because it could not be written. */
  readonly #late = new Map<string, { trial: Trial; found: Found; retryAt: number }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CanaryWatchOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  start(): void {
    this.#timer = setInterval(() => void this.judge(), judgeEveryMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Returns whether that version is on trial. */
  note(name: string, version: string, noted: Noted, value: number): boolean {
    const isOnTrial = this.#options
      .trials()
      .some((trial) => trial.name === name && [trial.canary, trial.predecessor].includes(version));
    if (!isOnTrial) return false;
    const id = `${name}@${version}`;
    const window = this.#windows.get(id) ?? new SlidingWindow();
    window.add(noted, value, this.#now());
    this.#windows.set(id, window);
    return true;
  }

  async judge(): Promise<void> {
    const trials = this.#options.trials();
    this.#forgetOthers(trials);
    for (const trial of trials) await this.#judgeOne(trial);
    await this.#stopLateOnes();
  }

  /** Takes a canary back for a reason that needs no figures. */
  condemn(trial: Trial, reason: string): Promise<void> {
    return this.#takeBack(trial, { verdict: 'worse', reason, figures: {} });
  }

  async #judgeOne(trial: Trial): Promise<void> {
    const { verdict, reason, figures } = this.#verdictOn(trial);
    const id = idOf(trial);
    if (verdict === 'open' || this.#verdicts.get(id) === verdict) return;
    this.#verdicts.set(id, verdict);
    if (verdict === 'worse') {
      await this.#takeBack(trial, { verdict, reason, figures });
      // A step that began meanwhile is judged anew.
      this.#verdicts.delete(id);
      return;
    }
    try {
      await this.#tell(trial, { verdict, reason, figures });
    } catch (error) {
      this.#verdicts.delete(id);
      const text = `The canary ${id} is as good, but its figures could not be written to decisions.jsonl`;
      this.#options.log.error(error, text);
    }
  }

  /** On this host first and without waiting: the host may not be allowed to write the registry. */
  async #takeBack(trial: Trial, found: Found): Promise<void> {
    this.#options.takeBack(trial);
    try {
      await this.#stop(trial, found);
    } catch (error) {
      const text = `The canary ${idOf(trial)} is worse and stays in the registry: ${found.reason}`;
      this.#options.log.error(error, text);
    }
  }

  /** No judgement meets these canaries again, since they are on trial at this host no more. */
  async #stopLateOnes(): Promise<void> {
    for (const { trial, found, retryAt } of this.#late.values()) {
      // The log has the first failure, and the next ones are the same.
      if (this.#now() >= retryAt) await this.#stop(trial, found).catch(() => undefined);
    }
  }

  async #stop(trial: Trial, found: Found): Promise<void> {
    const id = idOf(trial);
    this.#late.delete(id);
    let isFirst = false;
    try {
      isFirst = await this.#options.stop(trial, found.reason);
    } catch (error) {
      this.#late.set(id, { trial, found, retryAt: this.#now() + retryAfterMs });
      throw error;
    }
    if (!isFirst) return;
    // The registry names the canary no more, whether its figures are kept or not.
    await this.#tell(trial, found).catch((error: unknown) => {
      const text = `The canary ${id} was taken back, but its figures could not be written to decisions.jsonl`;
      this.#options.log.error(error, text);
    });
  }

  #tell({ name, canary, predecessor }: Trial, found: Found): Promise<void> {
    const at = new Date(this.#now()).toISOString();
    return this.#options.decided({ at, name, canary, predecessor, ...found });
  }

  /** By the last minutes, which find a bad canary soonest, or else by all that was seen, which finds one in a quiet shop too. */
  #verdictOn(trial: Trial): Verdict {
    const { name, canary, predecessor } = trial;
    const lately = judge(this.#samples(name, canary), this.#samples(name, predecessor));
    if (lately.verdict === 'worse') return lately;
    const { verdict, ...soFar } = judgeSums(this.#options.soFar(trial));
    return verdict === 'worse' ? { ...soFar, verdict } : lately;
  }

  #samples(name: string, version: string) {
    const window = this.#windows.get(`${name}@${version}`) ?? new SlidingWindow();
    return window.samples(this.#now());
  }

  /** Drops the samples of ended trials, so that a version that is tried again starts without samples. */
  #forgetOthers(trials: readonly Trial[]): void {
    const ids = new Set(
      trials.flatMap(({ name, canary, predecessor }) => [
        `${name}@${canary}`,
        `${name}@${predecessor}`,
      ]),
    );
    for (const known of [this.#windows, this.#verdicts]) {
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
    }
  }
}

function idOf({ name, canary }: Trial): string {
  return `${name}@${canary}`;
}
