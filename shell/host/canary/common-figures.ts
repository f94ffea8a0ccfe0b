import type { ReleaseStore } from '../../releases/store/release-store.ts';
import { reasonOf } from '../../releases/reason-of.ts';
import type { Trial } from '../release-sets/trial.ts';
import { addFigures, figuresOf, readFigures, type FiguresByName } from './figures-file.ts';
import type { Noted } from './verdicts/sliding-window.ts';
import { settledAfterMs } from './verdicts/silent-visits.ts';
import { added, count, emptySums, isEmpty, type TrialSums } from './verdicts/trial-sums.ts';

/** The interval of the exchange with the store, in milliseconds: what a host that ends may lose. */
const exchangeEveryMs = 15_000;

interface CommonFiguresOptions {
  trials(): readonly Trial[];
  store: ReleaseStore;
  warn(text: string): void;
  now?: () => number;
}

/** This host's sums of a trial's step that are not in the store yet. */
interface OwnSums {
  since: number;
  /** Milliseconds since 1970. */
  beganAt: number;
  sums: TrialSums;
  /** Beginnings of visits and browsers that came alive, at the time of the document's request; counted when they are settled. */
  fresh: { side: keyof TrialSums; noted: Noted; at: number }[];
}

/**
 * The sums of all hosts since each trial's step began. They meet in the release store, to which each host adds what it has seen; so a
 * host that starts, and one that has not seen a visit, know what all have seen. A host that may not write there keeps what it has seen
 * to itself, and says so once.
 */
export class CommonFigures {
  readonly #options: CommonFiguresOptions;
  readonly #now: () => number;
  readonly #own = new Map<string, OwnSums>();
  #common: FiguresByName = new Map();
  #sending: ReadonlyMap<Trial, TrialSums> = new Map();
  #isBusy = false;
  #isAlone = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CommonFiguresOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  start(): void {
    this.#timer = setInterval(() => void this.exchange(), exchangeEveryMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Counts one of this host's figures, if its version is on trial. */
  note(name: string, version: string, noted: Noted, value: number): void {
    for (const trial of this.#options.trials()) {
      if (trial.name !== name) continue;
      const side = sideOf(trial, version);
      if (!side) continue;
      const own = this.#ownOf(trial);
      if (noted === 'visits') own.fresh.push({ side, noted, at: this.#now() });
      else if (noted === 'aliveMs') own.fresh.push({ side, noted, at: this.#now() - value });
      else count(own.sums[side], noted, value);
    }
  }

  /** What all hosts have seen since the trial's step began. */
  of(trial: Trial): TrialSums {
    const { sums } = this.#settled(trial);
    const told = figuresOf(this.#common, trial)?.sums ?? emptySums();
    const [, sending = emptySums()] =
      [...this.#sending].find(
        ([{ name, since }]) => name === trial.name && since === trial.since,
      ) ?? [];
    return added(added(told, sending), sums);
  }

  /** When the first host has seen the trial's step, in milliseconds since 1970. */
  beganAt(trial: Trial): number {
    const told = figuresOf(this.#common, trial);
    return Math.min(told ? Date.parse(told.at) : Infinity, this.#ownOf(trial).beganAt);
  }

  /** Tells the store what this host has seen, and hears what the others have. */
  async exchange(): Promise<void> {
    const trials = this.#options.trials();
    this.#forgetOthers(trials);
    if (this.#isBusy || trials.length === 0) return;
    this.#isBusy = true;
    this.#sending = new Map(trials.map((trial) => [trial, this.#taken(trial)]));
    try {
      this.#common = await this.#exchanged();
      this.#sending = new Map();
      this.#isAlone = false;
    } catch (error) {
      this.#takeBack();
      await this.#hearAtLeast(error);
    } finally {
      this.#isBusy = false;
    }
  }

  #exchanged(): Promise<FiguresByName> {
    const { store } = this.#options;
    const hasNews = [...this.#sending.values()].some((sums) => !isEmpty(sums));
    return hasNews ? addFigures(store, this.#sending, this.#now()) : readFigures(store);
  }

  async #hearAtLeast(error: unknown): Promise<void> {
    const { store, warn } = this.#options;
    if (!this.#isAlone) {
      warn(`Other hosts do not hear what this one has seen of canaries: ${reasonOf(error)}`);
    }
    this.#isAlone = true;
    this.#common = await readFigures(store).catch(() => this.#common);
  }

  #taken(trial: Trial): TrialSums {
    const own = this.#settled(trial);
    const { sums } = own;
    own.sums = emptySums();
    return sums;
  }

  /** What could not be told is told the next time, unless the step is over. */
  #takeBack(): void {
    for (const [{ name, since }, sums] of this.#sending) {
      const own = this.#own.get(name);
      if (own?.since === since) own.sums = added(own.sums, sums);
    }
    this.#sending = new Map();
  }

  /** Counts the visits that have come alive by now, or never will. */
  #settled(trial: Trial): OwnSums {
    const own = this.#ownOf(trial);
    const before = this.#now() - settledAfterMs;
    for (const { side, noted, at } of own.fresh) {
      if (at <= before) count(own.sums[side], noted, 1);
    }
    own.fresh = own.fresh.filter(({ at }) => at > before);
    return own;
  }

  #ownOf({ name, since }: Trial): OwnSums {
    const known = this.#own.get(name);
    if (known?.since === since) return known;
    const own = { since, beganAt: this.#now(), sums: emptySums(), fresh: [] };
    this.#own.set(name, own);
    return own;
  }

  #forgetOthers(trials: readonly Trial[]): void {
    for (const name of this.#own.keys()) {
      if (!trials.some((trial) => trial.name === name)) this.#own.delete(name);
    }
  }
}

function sideOf({ canary, predecessor }: Trial, version: string): keyof TrialSums | null {
  if (version === canary) return 'canary';
  return version === predecessor ? 'predecessor' : null;
}
