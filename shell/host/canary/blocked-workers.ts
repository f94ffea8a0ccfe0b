import { Counter, type Registry } from 'prom-client';
import type { HostCanaries } from './host-canaries.ts';
import { say } from '../process-log.ts';
import type { RunningRelease } from '../attribution/turns.ts';

/** Of what has happened while no release was rendering. */
export const nobody: RunningRelease = { remote: '', version: '', team: '' };

/**
 * What is done about whoever has blocked a worker: they are counted and named, and a canary, of which no figures would ever
 * come, is taken back at once.
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
    this.#blocked.inc({ ...(release ?? nobody) });
    if (!release)
      return say('error', 'A worker is blocked, and no release is known to have done it');
    const { remote, version } = release;
    say('error', `${remote}@${version} has blocked a worker`);
    await this.#canaries.condemn(remote, version, 'blocked a worker');
  }
}
