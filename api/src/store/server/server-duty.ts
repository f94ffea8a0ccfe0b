import pg from 'pg';
import { noticedWhenGone } from './noticed-when-gone.ts';

/** An arbitrary advisory lock number. */
const duty = 1_205_412;

/**
 * Decides which process on a PostgreSQL runs the shop's jobs: the one with an advisory lock, on a connection of its own. When a
 * process ends in any way, its connection and lock end with it. The server disconnects a hanging process after half a minute, and
 * a lost machine sooner. Jobs stay safe even if two processes run them at once, since a process that has lost the duty may not
 * know it yet.
 */
export class ServerDuty {
  readonly #connection: pg.ClientConfig;
  #client: pg.Client | undefined;
  #isMine = false;
  #asking: Promise<boolean> | undefined;

  constructor(connection: pg.ClientConfig) {
    this.#connection = connection;
  }

  /** Takes the duty if it is free. Also false if the server cannot be asked. */
  isMine(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  /** A query on this connection may hang for ever, so the next call uses a new connection. */
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
      // The lock is taken only once, since each further lock would need its own unlock.
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
    await client.query(`${noticedWhenGone}; ${noticedWhenHanging}`);
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#isMine = false;
    client.end().catch(() => undefined);
  }
}

/** Lets the server notice a process that hangs: jobs query at least every five seconds. */
const noticedWhenHanging = 'set idle_session_timeout = 30000';
