import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseMirror } from '../../releases/mirror/release-mirror.ts';

interface StoreFollowerOptions {
  mirror: Pick<ReleaseMirror, 'pull' | 'complete'>;
  log(level: 'info' | 'error', text: string): void;
  /** How often it asks the store for its registry, in milliseconds. */
  lookEveryMs?: number;
  /** How long a start waits for a store that does not answer, in milliseconds. */
  startWithinMs?: number;
  /** When what could not be had beside what is live is tried again, in milliseconds. */
  completeAgainMs?: number;
}

/**
 * Keeps this machine's mirror up to date, for all workers: they follow it as they would any folder. Trouble with the store is
 * said once, and once that it is over; the shop serves what it has.
 */
export class StoreFollower {
  readonly #options: StoreFollowerOptions;
  #timer: NodeJS.Timeout | undefined;
  #trouble = '';
  #isLooking = false;
  #isCompleting = false;
  /** When the mirror is due to be completed. */
  #completeAt = 0;

  constructor(options: StoreFollowerOptions) {
    this.#options = options;
  }

  /** Resolves when the mirror is up to date, or when its store has been waited for. */
  async start(): Promise<void> {
    const { startWithinMs = 10_000, lookEveryMs = 500 } = this.#options;
    await Promise.race([this.#look(), wait(startWithinMs, undefined, { ref: false })]);
    this.#timer = setInterval(() => void this.#look(), lookEveryMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    // A store that answers late is not asked again meanwhile.
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      if (await this.#options.mirror.pull()) this.#completeAt = 0;
      this.#say('');
      void this.#complete();
    } catch (error) {
      this.#say(error instanceof Error ? error.message : String(error));
    } finally {
      this.#isLooking = false;
    }
  }

  /** Beside the looks: what nobody gets yet must not hold up what everybody does. */
  async #complete(): Promise<void> {
    if (this.#isCompleting || Date.now() < this.#completeAt) return;
    this.#isCompleting = true;
    this.#completeAt = Infinity;
    try {
      const complaints = await this.#options.mirror.complete();
      for (const complaint of complaints) this.#options.log('error', complaint);
      if (complaints.length > 0) this.#againLater();
    } catch (error) {
      this.#options.log('error', `The mirror cannot be completed: ${String(error)}`);
      this.#againLater();
    } finally {
      this.#isCompleting = false;
    }
  }

  #againLater(): void {
    const { completeAgainMs = 30_000 } = this.#options;
    this.#completeAt = Math.min(this.#completeAt, Date.now() + completeAgainMs);
  }

  #say(trouble: string): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    if (trouble) this.#options.log('error', `${trouble}; what is here already keeps serving`);
    else this.#options.log('info', 'The store is followed again');
  }
}
