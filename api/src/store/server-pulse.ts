import pg from 'pg';

/** The server was asked and says nothing, not even that it refuses: whoever waits for it might wait for ever. */
export class SilentServerError extends Error {
  override readonly name = 'SilentServerError';

  constructor() {
    super('The database does not answer.');
  }
}

const beatEveryMs = 500;
/**
 * So many beats without an answer are silence: calls are to be answered within five seconds, and a server that is only busy
 * answers far sooner. Beats are counted, and not the time, since this process may have stood still itself.
 */
const silentBeats = 5;

/**
 * Feels the pulse of a PostgreSQL server, on a connection of its own. A server that is gone is noticed by its connections; one
 * that is stopped, or behind a network that swallows everything, is not, and how long a statement takes says nothing of it.
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
        // A refusal is an answer, too.
        if (this.#client === client) this.#client = undefined;
        this.#hear(question);
      },
    );
    this.#question = question;
  }

  #connect(): pg.Client {
    const client = new pg.Client(this.#connection);
    client.on('error', () => undefined);
    // Where it fails, so does the question that waits for it.
    client.connect().catch(() => undefined);
    this.#client = client;
    return client;
  }

  /** Whatever comes of a question that was given up says nothing. */
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
