export interface AddressLimitOptions {
  /** The number of acts of an address that count… */
  most: number;
  /** …within this many milliseconds. */
  withinMs: number;
  now?: () => number;
}

/**
 * Limits the weight of one address: a visitor looks at a few pages, and an address that asks without end must not decide for all.
 * The clock never goes back, and every period starts without counts.
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

  /** Whether this act of the address still counts. */
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

/** A few megabytes. A sender with more addresses than this cannot be limited by counting anyway. */
const mostAddresses = 50_000;

/**
 * The acts of an address that count for or against a canary: as many as a visitor who looks around has. In a quiet shop a canary is
 * judged by some hundred visits of a whole day, so a day has a limit too: less than the share of errors that is allowed on top.
 */
export const ofOneVisitor = [
  { most: 6, withinMs: 10 * 60_000 },
  { most: 24, withinMs: 24 * 60 * 60_000 },
] as const;
