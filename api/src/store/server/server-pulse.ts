import pg from 'pg';

/** Thrown when the server does not answer at all, not even with a refusal, so that callers do not wait for ever. */
export class SilentServerError extends Error {
  override readonly name = 'SilentServerError';

  constructor() {
    super('The database does not answer.');
  }
}

const beatEveryMs = 500;
/**
 * The number of unanswered beats that count as silence: calls have to be answered within five seconds, and a server that is only
 * busy answers far sooner. Beats are counted instead of time, since this process itself may have been suspended.
 */
const silentBeats = 5;

/**
 * Checks a PostgreSQL server regularly, on a connection of its own. A lost server breaks its connections, but a frozen server, or
 * one behind a network that drops all packets, does not, and long statements alone prove nothing.
 */
export class ServerPulse {
  readonly #connection: pg.ClientConfig;
  readonly #onSilence: () => void;
  readonly #timer = setInterval(() => this.#beat(), beatEveryMs).unref();
  readonly #waiting = new Set<(error: SilentServerError) => void>();
  #client: pg.Client | undefined;
  #question: Promise<void> | undefined;
  #unanswered = 0;
  #isSilent = false;

  constructor(connection: pg.ClientConfig, onSilence: () => void) {
    this.#connection = connection;
    this.#onSilence = onSilence;
  }

  /** The result of the work, or a `SilentServerError` as soon as the server counts as silent. */
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
    clearInterval(this.#timer);
    await this.#client?.end();
  }

  #beat(): void {
    if (!this.#question) this.#ask();
    else this.#unanswered += 1;
    if (this.#unanswered >= silentBeats) this.#fallSilent();
  }

  #ask(): void {
    const client = this.#client ?? this.#connect();
    const question: Promise<void> = client.query('select 1').then(
      () => this.#hear(question),
      () => {
        // An error from the server is an answer too.
        if (this.#client === client) this.#client = undefined;
        this.#hear(question);
      },
    );
    this.#question = question;
  }

  #connect(): pg.Client {
    const client = new pg.Client(this.#connection);
    client.on('error', () => undefined);
    // If the connection fails, the waiting query fails as well.
    client.connect().catch(() => undefined);
    this.#client = client;
    return client;
  }

  /** The result of an abandoned query is ignored. */
  #hear(question: Promise<void>): void {
    if (this.#question !== question) return;
    this.#question = undefined;
    this.#unanswered = 0;
    this.#isSilent = false;
  }

  #fallSilent(): void {
    this.#question = undefined;
    this.#unanswered = 0;
    void this.#client?.end();
    this.#client = undefined;
    if (this.#isSilent) return;
    this.#isSilent = true;
    console.error('The database does not answer: calls are refused until it does.');
    for (const reject of this.#waiting) reject(new SilentServerError());
    this.#waiting.clear();
    this.#onSilence();
  }
}
