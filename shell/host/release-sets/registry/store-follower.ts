import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseMirror } from '../../../releases/mirror/release-mirror.ts';

interface StoreFollowerOptions {
  mirror: Pick<ReleaseMirror, 'pull' | 'complete'>;
  log(level: 'info' | 'error', text: string): void;
  /** For a start that waits until the mirror has a registry: whether it has none, and the address of its store for the log. */
  empty?: { isEmpty(): boolean; address: string };
  /** The interval between two requests for the store's registry, in milliseconds. */
  lookEveryMs?: number;
  /** The longest wait of a start for a silent store, in milliseconds. */
  startWithinMs?: number;
  /** The delay before missing releases beside the live ones are tried again, in milliseconds. */
  completeAgainMs?: number;
}

/**
 * Keeps this machine's mirror up to date for all workers, which follow it like any folder. Trouble with the store is logged once,
 * and so is its end; meanwhile the shop serves the mirror.
 */
export class StoreFollower {
  readonly #options: StoreFollowerOptions;
  #timer: NodeJS.Timeout | undefined;
  #mayBeEmpty = true;
  #trouble = '';
  #isLooking = false;
  #isCompleting = false;
  /** The time at which the mirror is completed. */
  #completeAt = 0;

  constructor(options: StoreFollowerOptions) {
    this.#options = options;
  }

  /** Resolves when the mirror is up to date, or after the wait for its store. */
  async start(): Promise<void> {
    const { startWithinMs = 10_000, lookEveryMs = 500 } = this.#options;
    const end = performance.now() + startWithinMs;
    await Promise.race([this.#look(), wait(startWithinMs, undefined, { ref: false })]);
    // A store that is empty or refuses has answered at once.
    while (this.#isEmpty() && performance.now() < end) {
      await wait(Math.min(lookEveryMs, Math.max(0, end - performance.now())));
      const left = Math.max(lookEveryMs, end - performance.now());
      await Promise.race([this.#look(), wait(left, undefined, { ref: false })]);
    }
    this.#timer = setInterval(() => void this.#look(), lookEveryMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    // A slow store is not asked again before it has answered.
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      if (await this.#options.mirror.pull()) this.#completeAt = 0;
      this.#say(
        this.#isEmpty()
          ? `${this.#options.empty?.address} holds no release yet: npm run release`
          : '',
      );
      void this.#complete();
    } catch (error) {
      this.#say(error instanceof Error ? error.message : String(error));
    } finally {
      this.#isLooking = false;
    }
  }

  /** Separate from the looks, so that releases that are not live do not delay those that are. */
  async #complete(): Promise<void> {
    if (this.#isCompleting || performance.now() < this.#completeAt) return;
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
    this.#completeAt = Math.min(this.#completeAt, performance.now() + completeAgainMs);
  }

  /** A mirror that has a registry keeps one, so that its file is read no more. */
  #isEmpty(): boolean {
    this.#mayBeEmpty &&= this.#options.empty?.isEmpty() ?? false;
    return this.#mayBeEmpty;
  }

  #say(trouble: string): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    const meanwhile = this.#isEmpty() ? '; waiting for it' : '; what is here already keeps serving';
    if (trouble) this.#options.log('error', `${trouble}${meanwhile}`);
    else this.#options.log('info', 'The store is followed again');
  }
}
