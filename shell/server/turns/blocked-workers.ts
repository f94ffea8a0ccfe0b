import cluster from 'node:cluster';
import { Counter, Registry } from 'prom-client';
import { logDecision } from '../../../tools/releases/decisions.ts';
import { registryIn } from '../../../tools/releases/registry-in.ts';
import type { Releases } from '../../../tools/releases/releases-here.ts';
import { stopCanary } from '../canary/stop-canary.ts';
import type { Trial } from '../canary/trial.ts';
import { say } from '../process-log.ts';
import type { RunningRelease } from './turns.ts';

/** Of a block that no release was seen at. */
const nobody: RunningRelease = { remote: '', version: '', team: '' };
const reason = 'blocked a worker';

/**
 * What the primary process does about whoever has blocked a worker: it counts and names them, and takes them back at once
 * where they are a canary, of which no figures would ever come.
 */
export class BlockedWorkers {
  readonly registry = new Registry();
  readonly #releases: Releases;
  readonly #blocked = new Counter({
    name: 'kashi_blocked_workers_total',
    help: 'Workers that were replaced because their event loop stood still, by whose code they ran',
    labelNames: ['remote', 'version', 'team'],
    registers: [this.registry],
  });

  constructor(releases: Releases) {
    this.#releases = releases;
  }

  async note(release: RunningRelease | null): Promise<void> {
    this.#blocked.inc({ ...(release ?? nobody) });
    if (!release) return say('error', 'A worker is blocked, and no release was rendering in it');
    const { remote: name, version } = release;
    say('error', `${name}@${version} has blocked a worker`);
    const live = registryIn(this.#releases.folder).releases[name];
    if (live?.canary?.version !== version) return;

    const trial = { name, canary: version, predecessor: live.version };
    stopDealing(trial);
    try {
      await this.#takeBack(trial);
    } catch (error) {
      say('error', `The canary ${name}@${version} stays in the registry: ${String(error)}`);
      // A worker that has begun meanwhile found it there.
      stopDealing(trial);
    }
  }

  async #takeBack(trial: Omit<Trial, 'percent'>): Promise<void> {
    const { store } = this.#releases;
    if (!(await stopCanary(store, trial, reason))) return;
    const at = new Date().toISOString();
    await logDecision(store, { at, ...trial, verdict: 'worse', reason, figures: {} });
  }
}

/** At once, and also where the registry cannot be changed. */
function stopDealing({ name, canary }: Omit<Trial, 'percent'>): void {
  for (const worker of Object.values(cluster.workers ?? {})) {
    worker?.send({ takeBack: { name, canary } } satisfies TakeBackMessage);
  }
}

/** Each worker stops dealing the canary by itself. */
export interface TakeBackMessage {
  takeBack: { name: string; canary: string };
}

export function isTakeBack(message: unknown): message is TakeBackMessage {
  return typeof message === 'object' && message !== null && 'takeBack' in message;
}
