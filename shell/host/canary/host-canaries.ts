import cluster from 'node:cluster';
import { logJudgement } from '../../releases/judgements.ts';
import { restAt, type RestTimes } from '../../releases/rest-times.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import type { KnownRegistry } from '../release-sets/registry/known-registry.ts';
import type { SharedFigures } from './shared-figures.ts';
import { isNoted, isTold, tellWorkersToTakeBack } from './canary-messages.ts';
import { judgeCanaries, stopCanary } from './judge-canaries.ts';
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
  /** The canaries that were taken back although the registry could not be changed, with the registry's revision at that time. */
  readonly #takenBack = new Map<string, number>();
  #trials: readonly Trial[] = [];
  #readAt = -Infinity;

  constructor(options: HostCanariesOptions) {
    this.#options = options;
  }

  start(): void {
    const { store, figures, restTimes, log } = this.#options;
    const watch = judgeCanaries({
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
    cluster.on('message', (_worker, message: unknown) => {
      if (isNoted(message)) watch.note(...message.noted);
      if (isTold(message)) watch.noteVisit(message.told.visit, message.told.seen);
    });
    watch.start();
  }

  /** Takes this version back if it is a canary, for a reason that needs no figures. */
  async condemn(name: string, version: string, reason: string): Promise<void> {
    const trial = this.#current().find((each) => each.name === name && each.canary === version);
    if (!trial) return;
    const { canary, predecessor } = trial;
    const { store, log } = this.#options;
    this.#takeBack(trial);
    try {
      if (!(await stopCanary(store, trial, reason))) return;
      const at = new Date().toISOString();
      const judgement = { at, name, canary, predecessor, verdict: 'worse', reason } as const;
      await logJudgement(store, { ...judgement, figures: {} });
    } catch (error) {
      log('error', `The canary ${name}@${version} stays in the registry: ${String(error)}`);
    }
  }

  /** Tells a new worker of the canaries that were taken back although the registry still names them. */
  tellNewWorker(): void {
    for (const trial of this.#read()) {
      if (this.#takenBack.has(idOf(trial))) tellWorkersToTakeBack(trial);
    }
  }

  #takeBack(trial: Trial): void {
    const { revision } = this.#options.registry.current();
    this.#takenBack.set(idOf(trial), revision);
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

  /** A newer revision of the registry overrides what was taken back: an operator has changed it since. */
  #read(): Trial[] {
    const { revision, releases } = this.#options.registry.current();
    for (const [id, at] of this.#takenBack) if (at !== revision) this.#takenBack.delete(id);
    return Object.entries(releases).flatMap(([name, entry]) => trialOf(name, entry) ?? []);
  }
}

function idOf({ name, canary }: Trial): string {
  return `${name}@${canary}`;
}
