import pg from 'pg';

/** Any number that nobody else locks. */
const duty = 1_205_412;

/**
 * Which of the processes on one PostgreSQL has the shop's jobs to do: the one that holds an advisory lock, on a connection of
 * its own. Whoever ends, however, loses the connection and the lock with it; a process that stands still is put off by the
 * server after half a minute, and a machine that is gone sooner. What a job does stays safe where two do it at once all the
 * same: the one that has lost its duty may not know it yet.
 */
export class ServerDuty {
  readonly #connection: pg.ClientConfig;
  #client: pg.Client | undefined;
  #isMine = false;
  #asking: Promise<boolean> | undefined;

  constructor(connection: pg.ClientConfig) {
    this.#connection = connection;
  }

  /** Takes the duty where nobody has it. False too where the server cannot be asked. */
  isMine(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  /** Whoever has asked on this connection may wait for ever: the next one asks on another. */
  renew(): void {
    this.#asking = undefined;
    if (this.#client) this.#lose(this.#client);
  }

  async close(): Promise<void> {
    await this.#client?.end();
  }

  async #ask(): Promise<boolean> {
    const client = this.#client ?? new pg.Client(this.#connection);
    try {
      if (this.#client !== client) await this.#connect(client);
      // Held once is enough: a lock that was taken twice would have to be given back twice.
      const question = this.#isMine ? 'true' : `pg_try_advisory_lock(${duty})`;
      const { rows } = await client.query<{ mine: boolean }>(`select ${question} as mine`);
      if (this.#client === client) this.#isMine = rows[0]?.mine === true;
      return this.#isMine;
    } catch {
      this.#lose(client);
      return false;
    }
  }

  async #connect(client: pg.Client): Promise<void> {
    this.#client = client;
    client.on('error', () => this.#lose(client));
    await client.connect();
    await client.query(noticedWhenGone);
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#isMine = false;
    client.end().catch(() => undefined);
  }
}

/** Jobs ask every five seconds at the latest. */
const noticedWhenGone = `set idle_session_timeout = 30000;
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;
