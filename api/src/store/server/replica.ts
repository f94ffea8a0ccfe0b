import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** How often to check a replica that is a few milliseconds behind. */
const askEveryMs = 20;
/** How often to check a replica that is away, or a server that cannot say how far it is. */
const pauseMs = 1000;

/**
 * Tracks whether a replica has reached the last change of which this process has heard. Only then may answers that are kept until
 * their notice be read there: an older answer would stay, since its notice has already passed.
 */
export class Replica {
  readonly #server: pg.Pool;
  readonly #replica: pg.Pool;
  #changes = 0;
  #isCurrent = false;
  #isClosed = false;
  #following: Promise<void> | undefined;

  constructor(server: pg.Pool, replica: pg.Pool) {
    this.#server = server;
    this.#replica = replica;
    this.fallBehind();
  }

  isCurrent(): boolean {
    return this.#isCurrent;
  }

  /** Stops reading from the replica until it has caught up, after a change or a failure. */
  fallBehind(): void {
    this.#changes += 1;
    this.#isCurrent = false;
    this.#following ??= this.#comeUp().finally(() => (this.#following = undefined));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isCurrent = false;
    await this.#following;
  }

  async #comeUp(): Promise<void> {
    while (!this.#isClosed && !this.#isCurrent) {
      const changes = this.#changes;
      try {
        const end = await this.#endOfLog();
        while (!(await this.#hasReplayed(end))) {
          if (this.#isClosed) return;
          await pause(askEveryMs, undefined, { ref: false });
        }
        this.#isCurrent = changes === this.#changes && !this.#isClosed;
      } catch {
        await pause(pauseMs, undefined, { ref: false });
      }
    }
  }

  /** The server's position, which includes every change announced so far. */
  async #endOfLog(): Promise<string> {
    const { rows } = await this.#server.query<{ lsn: string }>(
      'select pg_current_wal_insert_lsn()::text as lsn',
    );
    return rows[0]?.lsn ?? '';
  }

  async #hasReplayed(lsn: string): Promise<boolean> {
    const { rows } = await this.#replica.query<{ is: boolean | null }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is',
      [lsn],
    );
    return rows[0]?.is === true;
  }
}
