import { Counter, type Registry } from 'prom-client';
import type { HostCanaries } from './host-canaries.ts';
import { say } from '../process-log.ts';
import { nobody } from './blocked-workers.ts';
import type { RunningRelease } from '../attribution/turns.ts';

/** Losses that are longer ago are no part of the same trouble, in milliseconds. */
const recentMs = 10 * 60_000;

interface LostWorkersOptions {
  canaries: Pick<HostCanaries, 'condemn'>;
  registry: Registry;
  now?: () => number;
}

/**
 * What is done about whoever was rendering when a worker ended that nobody had told to, as one without memory does: they are
 * counted and named. Unlike a block, which lasts, such an end may hit a neighbour: the heap is everybody's, and whoever asks
 * for the last of it need not be the one who has filled it. So a canary is taken back only when it was rendering at two losses
 * or more, and at most of all that there were lately: who renders a tenth of the time is found there at a tenth of them by
 * chance, and at nearly all of them by its own doing.
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
    const { remote, version, team } = release ?? nobody;
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
