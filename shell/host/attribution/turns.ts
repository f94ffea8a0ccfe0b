import { AsyncLocalStorage } from 'node:async_hooks';

/** The release whose code runs. */
export interface RunningRelease {
  remote: string;
  version: string;
  team: string;
}

interface Turn {
  release: RunningRelease;
  /** The time at which the turn began or went on, by the clock of `performance`. */
  since: number;
}

/** A render that takes longer, in milliseconds, hangs without blocking: a blocked process would have been replaced by then. */
const forgottenAfterMs = 10_000;

/**
 * Attributes the work of this process's one event loop to releases. Of all renders that do not wait for the API, the one that
 * began or went on last has the turn. Each change is reported at once, because a process that a render has blocked can report
 * nothing any more.
 */
export class Turns {
  /** The running turns, the latest last. */
  readonly #running: Turn[] = [];
  readonly #mine = new AsyncLocalStorage<Turn>();
  readonly #tell: (release: RunningRelease | null) => void;
  #told: RunningRelease | null = null;

  constructor(tell: (release: RunningRelease | null) => void) {
    this.#tell = tell;
  }

  /** The release that caused the code running now, even long after its turn; null for the host's own code. */
  current(): RunningRelease | null {
    return this.#mine.getStore()?.release ?? null;
  }

  /** The same entry, with each function taking a turn for this release. */
  taken<Entry extends object>(release: RunningRelease, entry: Entry): Entry {
    const parts = Object.entries(entry).map(([name, part]: [string, unknown]) => [
      name,
      isWork(part) ? this.#taking(release, part) : part,
    ]);
    return Object.fromEntries(parts) as Entry;
  }

  /** Does the work in a turn of this release. */
  async during<Result>(release: RunningRelease, work: () => Result): Promise<Result> {
    return (await this.#taking(release, work)()) as Result;
  }

  /** A `fetch` that pauses the caller's turn until the answer comes. */
  resting(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (input, init) => {
      const turn = this.#mine.getStore();
      if (!turn) return fetch(input, init);
      this.#pause(turn);
      try {
        return await fetch(input, init);
      } finally {
        this.#go(turn);
      }
    };
  }

  #taking(release: RunningRelease, work: Work): Work {
    return async (...given) => {
      const turn: Turn = { release, since: 0 };
      this.#go(turn);
      try {
        const result = await this.#mine.run(turn, () => work(...given));
        // Writing the page's HTML may render more, which is the same release's work.
        return hasPipe(result) ? { ...result, pipe: this.#taking(release, result.pipe) } : result;
      } finally {
        this.#pause(turn);
      }
    };
  }

  #go(turn: Turn): void {
    turn.since = performance.now();
    this.#running.push(turn);
    while ((this.#running[0]?.since ?? Infinity) < turn.since - forgottenAfterMs) {
      this.#running.shift();
    }
    this.#tellChange();
  }

  #pause(turn: Turn): void {
    const place = this.#running.indexOf(turn);
    if (place >= 0) this.#running.splice(place, 1);
    this.#tellChange();
  }

  #tellChange(): void {
    const release = this.#running.at(-1)?.release ?? null;
    if (release === this.#told) return;
    this.#told = release;
    this.#tell(release);
  }
}

type Work = (...given: unknown[]) => unknown;

function isWork(part: unknown): part is Work {
  return typeof part === 'function';
}

function hasPipe(result: unknown): result is { pipe: Work } {
  return typeof result === 'object' && result !== null && 'pipe' in result && isWork(result.pipe);
}
