import cluster from 'node:cluster';
import { restAt, type RestTimes } from '../../releases/rest-times.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import type { KnownRegistry } from '../release-sets/registry/known-registry.ts';
import type { SharedFigures } from './shared-figures.ts';
import { isNoted, isTold, tellWorkersToTakeBack } from './canary-messages.ts';
import { judgeCanaries, type Judge } from './judge-canaries.ts';
import { TakenBack } from '../release-sets/taken-back.ts';
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
  readonly #takenBack = new TakenBack();
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
      if (this.#takenBack.has(trial)) tellWorkersToTakeBack(trial);
    }
  }

  #takeBack(trial: Trial): void {
    this.#takenBack.add(trial);
    this.#readAt = -Infinity;
    tellWorkersToTakeBack(trial);
  }

  #current(): readonly Trial[] {
    if (performance.now() - this.#readAt > freshForMs) {
      this.#trials = this.#read().filter((trial) => !this.#takenBack.has(trial));
      this.#readAt = performance.now();
    }
    return this.#trials;
  }

  #read(): Trial[] {
    const registry = this.#options.registry.current();
    this.#takenBack.follow(registry);
    return Object.entries(registry.releases).flatMap(([name, entry]) => trialOf(name, entry) ?? []);
  }
}
