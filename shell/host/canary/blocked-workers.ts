import { Counter, type Registry } from 'prom-client';
import type { HostCanaries } from './host-canaries.ts';
import { say } from '../process-log.ts';
import type { RunningRelease } from '../attribution/turns.ts';

/** Stands for the host's own code, when no release was rendering. */
export const noRelease: RunningRelease = { remote: '', version: '', team: '' };

/**
 * Handles blocked workers: the release that blocked one is counted and named. A canary is taken back at once, since a blocked
 * worker never delivers figures about it.
 */
export class BlockedWorkers {
  readonly #canaries: Pick<HostCanaries, 'condemn'>;
  readonly #blocked: Counter<keyof RunningRelease>;

  constructor(canaries: Pick<HostCanaries, 'condemn'>, registry: Registry) {
    this.#canaries = canaries;
    this.#blocked = new Counter({
      name: 'kashi_blocked_workers_total',
      help: 'Workers that were replaced because their event loop stood still, by whose code they ran',
      labelNames: ['remote', 'version', 'team'],
      registers: [registry],
    });
  }

  async note(release: RunningRelease | null): Promise<void> {
    this.#blocked.inc({ ...(release ?? noRelease) });
    if (!release)
      return say('error', 'A worker is blocked, and no release is known to have done it');
    const { remote, version } = release;
    say('error', `${remote}@${version} has blocked a worker`);
    await this.#canaries.condemn(remote, version, 'blocked a worker');
  }
}
