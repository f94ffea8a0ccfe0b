import type { Judgement } from '../../releases/judgements.ts';
import { judge } from './judge.ts';
import { SlidingWindow, type Noted } from './sliding-window.ts';
import type { Trial } from '../release-sets/trial.ts';

/** How often this host asks itself whether a canary is worse, in milliseconds. */
const judgeEveryMs = 1000;

interface CanaryWatchOptions {
  /** The canaries that are on now. */
  trials(): readonly Trial[];
  /** Takes the canary away for everybody. Resolves to whether this host was the first to do it; rejects where it could not. */
  stop(trial: Trial, reason: string): Promise<boolean>;
  decided(judgement: Judgement): Promise<void>;
  log: { error(error: unknown, text: string): void };
  now?: () => number;
}

/**
 * Counts how canaries and their predecessors do, and takes away a canary that does worse. Of several hosts each judges, by the
 * figures of all of them where they tell one another (`SharedFigures`): whichever sees it first writes the registry, which all
 * of them follow. Nothing is counted of other versions, and nothing of who the visitors are.
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

  /** Answers whether that version is on trial. */
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
    const { verdict, reason, figures } = judge(
      this.#samples(name, canary),
      this.#samples(name, predecessor),
    );
    const id = `${name}@${canary}`;
    if (verdict === 'open' || this.#verdicts.get(id) === verdict) return;

    try {
      this.#verdicts.set(id, verdict);
      if (verdict === 'worse' && !(await this.#options.stop(trial, reason))) return;
      const at = new Date(this.#now()).toISOString();
      await this.#options.decided({ at, name, canary, predecessor, verdict, reason, figures });
    } catch (error) {
      // As long as it is on, the next look judges again.
      this.#verdicts.delete(id);
      this.#options.log.error(error, `The canary ${id} is ${verdict} and stays on: ${reason}`);
    }
  }

  #samples(name: string, version: string) {
    const window = this.#windows.get(`${name}@${version}`) ?? new SlidingWindow();
    return window.samples(this.#now());
  }

  /** A version that is tried again later begins anew, and nothing is kept of those that are gone. */
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
