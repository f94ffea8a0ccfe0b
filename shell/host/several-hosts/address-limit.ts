export interface AddressLimitOptions {
  /** So often an address counts… */
  most: number;
  /** …within so many milliseconds. */
  withinMs: number;
  now?: () => number;
}

/**
 * How much weight one address has: a visitor looks at a few pages, and who asks without end is not to decide for everybody.
 * Counted by a clock that is never put back, and forgotten with each turn of it.
 */
export class AddressLimit {
  readonly #options: AddressLimitOptions;
  readonly #now: () => number;
  readonly #counts = new Map<string, number>();
  #since: number;

  constructor(options: AddressLimitOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#since = this.#now();
  }

  /** Whether what this address does now still counts. */
  takes(address: string): boolean {
    const { most, withinMs } = this.#options;
    const now = this.#now();
    if (now - this.#since >= withinMs || this.#counts.size >= mostAddresses) {
      this.#counts.clear();
      this.#since = now;
    }
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    return count <= most;
  }
}

/** A few megabytes: who has more addresses than this is not held up by any count of them. */
const mostAddresses = 50_000;

/** What weighs in a canary's favour or against it: as much of one address as of a visitor who looks around. */
export const ofOneVisitor = { most: 6, withinMs: 10 * 60_000 };
