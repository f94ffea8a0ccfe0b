import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose code runs. */
export interface RunningRelease {
  remote: string;
  version: string;
  team: string;
}

interface Turn {
  release: RunningRelease;
  /** When it began, or went on; by the clock of `performance`. */
  since: number;
}

/** What has not ended by then hangs somewhere, and blocks nobody: a blocked process would be gone already. */
const forgottenAfterMs = 10_000;

/**
 * Whose turn it is on this process's one event loop: of everything that is being rendered, and does not wait for the API, what
 * began or went on last. Each change is written down, because a process that a render has blocked can tell nothing any more.
 */
export class Turns {
  /** The latest last. */
  readonly #running: Turn[] = [];
  readonly #mine = new AsyncLocalStorage<Turn>();
  readonly #tell: (release: RunningRelease | null) => void;
  #told: RunningRelease | null = null;

  constructor(tell: (release: RunningRelease | null) => void) {
    this.#tell = tell;
  }

  /** Whose code has led to what runs now, also long after its turn; null where it is the host's own. */
  current(): RunningRelease | null {
    return this.#mine.getStore()?.release ?? null;
  }

  /** The same entry, each of whose functions takes a turn of this release's. */
  taken<Entry extends object>(release: RunningRelease, entry: Entry): Entry {
    const parts = Object.entries(entry).map(([name, part]: [string, unknown]) => [
      name,
      isWork(part) ? this.#taking(release, part) : part,
    ]);
    return Object.fromEntries(parts) as Entry;
  }

  /** Does the work as this release's. */
  async during<Result>(release: RunningRelease, work: () => Result): Promise<Result> {
    return (await this.#taking(release, work)()) as Result;
  }

  /** A `fetch` during which it is another one's turn. */
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
        // What is rendered while it is written is rendered by the same code.
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
