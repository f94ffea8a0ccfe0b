import cluster from 'node:cluster';
import { restAt, type RestTimes } from '../../releases/rest-times.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import type { KnownRegistry } from '../release-sets/registry/known-registry.ts';
import type { SharedFigures } from './shared-figures.ts';
import { isNoted, isTold, tellWorkersToTakeBack } from './canary-messages.ts';
import { judgeCanaries, type Judge } from './judge-canaries.ts';
import { trialOf, type Trial } from '../release-sets/trial.ts';

/** The time for which a read registry is reused, in milliseconds. */
const freshForMs = 500;

interface HostCanariesOptions {
  store: ReleaseStore;
  registry: Pick<KnownRegistry, 'current'>;
  /** The figures of other hosts; null if hosts share none. */
  figures: SharedFigures | null;
  restTimes: RestTimes;
  log(level: 'warn' | 'error', text: string): void;
}

/** The canaries of a host with workers: one process judges them, by the figures of all workers. */
export class HostCanaries {
  readonly #options: HostCanariesOptions;
  readonly #judge: Judge;
  /** The steps of canaries that were taken back, until the registry names them no more. */
  readonly #takenBack = new Set<string>();
  #trials: readonly Trial[] = [];
  #readAt = -Infinity;

  constructor(options: HostCanariesOptions) {
    this.#options = options;
    const { store, figures, restTimes, log } = options;
    this.#judge = judgeCanaries({
      trials: () => this.#current(),
      takeBack: (trial) => this.#takeBack(trial),
      store,
      figures,
      rest: (now) => restAt(restTimes, now),
      log: {
        warn: (text) => log('warn', text),
        error: (error, text) => log('error', `${text}: ${String(error)}`),
      },
    });
  }

  start(): void {
    cluster.on('message', (_worker, message: unknown) => {
      if (isNoted(message)) this.#judge.note(...message.noted);
      if (isTold(message)) this.#judge.noteVisit(message.told.visit, message.told.seen);
    });
    this.#judge.start();
  }

  /** Takes this version back if it is a canary, for a reason that needs no figures. */
  async condemn(name: string, version: string, reason: string): Promise<void> {
    const trial = this.#current().find((each) => each.name === name && each.canary === version);
    if (trial) await this.#judge.condemn(trial, reason);
  }

  /** Tells a new worker of the canaries that were taken back although the registry still names them. */
  tellNewWorker(): void {
    for (const trial of this.#read()) {
      if (this.#takenBack.has(idOf(trial))) tellWorkersToTakeBack(trial);
    }
  }

  #takeBack(trial: Trial): void {
    this.#takenBack.add(idOf(trial));
    this.#readAt = -Infinity;
    tellWorkersToTakeBack(trial);
  }

  #current(): readonly Trial[] {
    if (performance.now() - this.#readAt > freshForMs) {
      this.#trials = this.#read().filter((trial) => !this.#takenBack.has(idOf(trial)));
      this.#readAt = performance.now();
    }
    return this.#trials;
  }

  #read(): Trial[] {
    const { releases } = this.#options.registry.current();
    const trials = Object.entries(releases).flatMap(([name, entry]) => trialOf(name, entry) ?? []);
    const ids = new Set(trials.map(idOf));
    for (const id of this.#takenBack) if (!ids.has(id)) this.#takenBack.delete(id);
    return trials;
  }
}

/** A canary that an operator shows anew has another `since`, so it is served and judged again. */
function idOf({ name, canary, since }: Trial): string {
  return `${name}@${canary} ${since}`;
}
