import type { Judgement } from '../../releases/judgements.ts';
import { judge, type Verdict } from './verdicts/judge.ts';
import { SlidingWindow, type Noted } from './verdicts/sliding-window.ts';
import type { Trial } from '../release-sets/trial.ts';
import { judgeSums } from './verdicts/judge-sums.ts';
import type { TrialSums } from './verdicts/trial-sums.ts';

/** The interval between two judgements of this host, in milliseconds. */
const judgeEveryMs = 1000;

interface CanaryWatchOptions {
  /** The running canaries. */
  trials(): readonly Trial[];
  /** What all hosts have seen since the trial's step began. */
  soFar(trial: Trial): TrialSums;
  /**
   * Takes the canary out of the registry. Resolves to whether this host was the first to do it; rejects if the registry cannot be
   * written.
   */
  stop(trial: Trial, reason: string): Promise<boolean>;
  decided(judgement: Judgement): Promise<void>;
  log: { error(error: unknown, text: string): void };
  now?: () => number;
}

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
  }

  async #judgeOne(trial: Trial): Promise<void> {
    const { name, canary, predecessor } = trial;
    const { verdict, reason, figures } = this.#verdictOn(trial);
    const id = `${name}@${canary}`;
    if (verdict === 'open' || this.#verdicts.get(id) === verdict) return;

    try {
      this.#verdicts.set(id, verdict);
      if (verdict === 'worse' && !(await this.#options.stop(trial, reason))) return;
      const at = new Date(this.#now()).toISOString();
      await this.#options.decided({ at, name, canary, predecessor, verdict, reason, figures });
    } catch (error) {
      // The canary is still on, so the next look judges again.
      this.#verdicts.delete(id);
      this.#options.log.error(error, `The canary ${id} is ${verdict} and stays on: ${reason}`);
    }
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
