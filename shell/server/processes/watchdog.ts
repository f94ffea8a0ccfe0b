import type { Worker } from 'node:cluster';
import { isRendering } from '../turns/own-turns.ts';
import type { RunningRelease } from '../turns/turns.ts';

/** How often a worker says that its event loop turns, in milliseconds. */
export const beatEveryMs = 500;
/** So many beats may be missing before a worker counts as blocked. A page has 800 ms, so none of them needs four seconds. */
const patienceBeats = 8;
/** A worker that has not begun to listen may take longer: it reads and evaluates every release. */
const startingBeats = 60;

/**
 * Finds workers whose event loop stands still, which is what a render that loops for ever does to its process. Beats are
 * counted, not measured: a machine that has slept for an hour has missed none.
 */
export class Watchdog {
  /** How many beats each worker may still miss. */
  readonly #left = new Map<Worker, number>();
  /** Whose turn it is in each. */
  readonly #rendering = new Map<Worker, RunningRelease>();
  readonly #onBlocked: (worker: Worker, by: RunningRelease | null) => void;

  constructor(onBlocked: (worker: Worker, by: RunningRelease | null) => void) {
    this.#onBlocked = onBlocked;
  }

  start(): void {
    setInterval(() => this.#look(), beatEveryMs).unref();
  }

  watch(worker: Worker): void {
    this.#left.set(worker, startingBeats);
    worker.on('message', (message) => {
      this.#left.set(worker, patienceBeats);
      if (!isRendering(message)) return;
      if (message.rendering) this.#rendering.set(worker, message.rendering);
      else this.#rendering.delete(worker);
    });
  }

  /** It has ended. Answers whose turn it was then. */
  forget(worker: Worker): RunningRelease | null {
    const rendering = this.#rendering.get(worker) ?? null;
    this.#left.delete(worker);
    this.#rendering.delete(worker);
    return rendering;
  }

  #look(): void {
    for (const [worker, left] of this.#left) {
      this.#left.set(worker, left - 1);
      if (left === 0) this.#onBlocked(worker, this.#rendering.get(worker) ?? null);
    }
  }
}
