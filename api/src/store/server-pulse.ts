import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** The server was asked and says nothing, not even that it refuses: whoever waits for it might wait for ever. */
export class SilentServerError extends Error {
  override readonly name = 'SilentServerError';

  constructor() {
    super('The database does not answer.');
  }
}

const beatEveryMs = 500;
/** Calls are to be answered within five seconds. A server that is only busy answers a question like this one far sooner. */
const silentAfterMs = 2_500;

/**
 * Feels the pulse of a PostgreSQL server, on a connection of its own. A server that is gone is noticed by its connections; one
 * that is stopped, or behind a network that swallows everything, is not, and how long a statement takes says nothing of it.
 */
export class ServerPulse {
  readonly #connection: pg.ClientConfig;
  readonly #onSilence: () => void;
  readonly #waiting = new Set<(error: SilentServerError) => void>();
  #client: pg.Client | undefined;
  #isSilent = false;
  #hasEnded = false;

  constructor(connection: pg.ClientConfig, onSilence: () => void) {
    this.#connection = connection;
    this.#onSilence = onSilence;
    void this.#beat();
  }

  /** What comes of the work, or a `SilentServerError` as soon as the server is known to be silent. */
  orSilence<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isSilent) return Promise.reject(new SilentServerError());
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      work()
        .finally(() => this.#waiting.delete(reject))
        .then(resolve, reject);
    });
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#client?.end();
  }

  async #beat(): Promise<void> {
    while (!this.#hasEnded) {
      const isSilent = !(await this.#isHeard());
      if (isSilent && !this.#isSilent && !this.#hasEnded) this.#fallSilent();
      this.#isSilent = isSilent;
      await wait(beatEveryMs, undefined, { ref: false });
    }
  }

  async #isHeard(): Promise<boolean> {
    let isHeard = false;
    const hear = () => {
      isHeard = true;
    };
    const patience = new AbortController();
    const silence = wait(silentAfterMs, undefined, { ref: false, signal: patience.signal })
      // This process itself may have stood still for so long: what has come in meanwhile is read first.
      .then(() => nextTurn())
      .catch(() => undefined);
    // A refusal is an answer, too.
    await Promise.race([this.#ask().then(hear, hear), silence]);
    patience.abort();
    return isHeard;
  }

  async #ask(): Promise<void> {
    const client = this.#client ?? (await this.#connect());
    try {
      await client.query('select 1');
    } catch (error) {
      if (this.#client === client) this.#client = undefined;
      throw error;
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#connection);
    client.on('error', () => undefined);
    await client.connect();
    this.#client = client;
    return client;
  }

  #fallSilent(): void {
    console.error('The database does not answer: calls are refused until it does.');
    void this.#client?.end();
    this.#client = undefined;
    for (const reject of this.#waiting) reject(new SilentServerError());
    this.#waiting.clear();
    this.#onSilence();
  }
}
