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
  /** Whether the log has been told that the replica is away. */
  #isAway = false;
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
        this.#tellBack();
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
    try {
      const { rows } = await this.#replica.query<{ is: boolean | null }>(
        // Of a server that was promoted the last place of its time as a replica stays.
        'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn end as is',
        [lsn],
      );
      const is = rows[0]?.is ?? null;
      // A server in its own right would be asked for ever.
      if (is === null) throw new Error('there is no replica, but a server that follows none');
      return is;
    } catch (error) {
      this.#tellAway(error);
      throw error;
    }
  }

  #tellAway(error: unknown): void {
    if (this.#isAway || this.#isClosed) return;
    this.#isAway = true;
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      `The replica at DATABASE_REPLICA_URL is away, and the server answers in its place: ${reason}`,
    );
  }

  #tellBack(): void {
    if (!this.#isAway || this.#isClosed) return;
    this.#isAway = false;
    console.error('The replica of the database is back.');
  }
}
