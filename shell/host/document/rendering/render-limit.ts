/** The most pages that one process composes at the same time; with more, every page would be late. */
const mostAtOnce = 12;
/** The most pages that may wait for a place. */
const mostWaiting = 60;
/** The longest wait for a place, in milliseconds; after it the page itself would be late too. */
const mostWaitMs = 1000;

/** Thrown if a process gets more work than it can do. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

interface RenderLimitOptions {
  atOnce?: number;
  waiting?: number;
  waitMs?: number;
}

/**
 * Limits the pages that are composed at the same time and those that wait. The rest is refused at once: pages in time for some
 * visitors are better than late pages for all, whose browsers would then ask the API themselves.
 */
export class RenderLimit {
  readonly #options: Required<RenderLimitOptions>;
  /** Starts the waiting work, in the order of arrival. */
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor({
    atOnce = mostAtOnce,
    waiting = mostWaiting,
    waitMs = mostWaitMs,
  }: RenderLimitOptions = {}) {
    this.#options = { atOnce, waiting, waitMs };
  }

  /** Whether work is waiting. */
  isFull(): boolean {
    return this.#waiting.size > 0;
  }

  /** Throws a `BusyError` if the work does not start in time. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#options.atOnce) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Resolves when a place becomes free. */
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
