import { Counter, type Registry } from 'prom-client';
import type { HostCanaries } from './host-canaries.ts';
import { say } from '../process-log.ts';
import { noRelease } from './blocked-workers.ts';
import type { RunningRelease } from '../attribution/turns.ts';

/** Older losses, in milliseconds, do not belong to the same trouble. */
const recentMs = 10 * 60_000;

interface LostWorkersOptions {
  canaries: Pick<HostCanaries, 'condemn'>;
  registry: Registry;
  now?: () => number;
}

/**
 * Handles workers that ended by themselves, for example for lack of memory: the release that was rendering is counted and named.
 * Unlike a block, such an end may hit the wrong release: all releases share the heap, and the one that asks for the last of it
 * may not be the one that filled it. So a canary is taken back only if it was rendering at two losses or more, and at more than
 * half of the recent ones. A release that renders a tenth of the time is found at a tenth of the losses by chance, and at nearly
 * all of them if it causes them.
 */
export class LostWorkers {
  readonly #canaries: LostWorkersOptions['canaries'];
  readonly #now: () => number;
  readonly #lost: Counter<keyof RunningRelease>;
  #recent: { id: string; at: number }[] = [];

  constructor({ canaries, registry, now = () => performance.now() }: LostWorkersOptions) {
    this.#canaries = canaries;
    this.#now = now;
    this.#lost = new Counter({
      name: 'kashi_lost_workers_total',
      help: 'Workers that have ended by themselves, by whose code they ran',
      labelNames: ['remote', 'version', 'team'],
      registers: [registry],
    });
  }

  async note(release: RunningRelease | null): Promise<void> {
    const { remote, version, team } = release ?? noRelease;
    this.#lost.inc({ remote, version, team });
    const id = `${remote}@${version}`;
    const at = this.#now();
    this.#recent = [...this.#recent.filter((loss) => loss.at > at - recentMs), { id, at }];
    if (!release) return say('error', 'A worker was lost, and no release was rendering in it');
    say('error', `A worker was lost in which ${id} was rendering`);

    const losses = this.#recent.filter((loss) => loss.id === id).length;
    if (losses < 2 || losses <= this.#recent.length / 2) return;
    await this.#canaries.condemn(
      remote,
      version,
      `was rendering in ${losses} workers that were lost`,
    );
  }
}
