/** So many pages are composed at a time by one process: with more of them each would be late. */
const mostAtOnce = 12;
/** So many more may wait for their turn. */
const mostWaiting = 60;
/** Whoever has waited for so long would wait for the page as well, in milliseconds. */
const mostWaitMs = 1000;

/** More is asked of this process than it can do. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

interface RenderLimitOptions {
  atOnce?: number;
  waiting?: number;
  waitMs?: number;
}

/**
 * Holds the number of pages that are composed at a time, and of those that wait for it. Whoever is too many is told so at once:
 * a page that comes in time for some is better than a late one for all, whose browsers would then ask the API themselves.
 */
export class RenderLimit {
  readonly #options: Required<RenderLimitOptions>;
  /** Begins the work of whoever waits; the one who came first is the first. */
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor({
    atOnce = mostAtOnce,
    waiting = mostWaiting,
    waitMs = mostWaitMs,
  }: RenderLimitOptions = {}) {
    this.#options = { atOnce, waiting, waitMs };
  }

  /** Whether somebody waits. */
  isFull(): boolean {
    return this.#waiting.size > 0;
  }

  /** Throws a `BusyError` where it is not begun in time. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#options.atOnce) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Resolves with the place of one who has ended. */
  #turn(): Promise<void> {
    const { waiting, waitMs } = this.#options;
    if (this.#waiting.size >= waiting) throw new BusyError('Too many wait for a page');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      this.#waiting.delete(begin);
      reject(new BusyError(`No turn within ${waitMs} ms`));
    }, waitMs);
    this.#waiting.add(begin);
    return promise;
  }

  #next(): void {
    const [begin] = this.#waiting;
    if (!begin) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(begin);
    begin();
  }
}
