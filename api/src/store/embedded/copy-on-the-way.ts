import type pg from 'pg';

/** Thrown if the embedded store had to be restarted while it was copied, so that the copy may be of no use. */
export class CopySpoiltError extends Error {
  override readonly name = 'CopySpoiltError';
}

/**
 * Lets an embedded store be copied while it serves. The copy begins at a checkpoint, and none follows until it has ended, so the
 * log holds every change of the copied files, with whole pages for those that were written during the copying. Opening the copy
 * replays that log, as after a power cut.
 */
export class CopyOnTheWay {
  readonly #pool: pg.Pool;
  readonly #folder: string;
  #underWay = 0;

  constructor(pool: pg.Pool, folder: string) {
    this.#pool = pool;
    this.#folder = folder;
  }

  /** Whether checkpoints have to wait. */
  get isOnTheWay(): boolean {
    return this.#underWay > 0;
  }

  /** Throws `CopySpoiltError` if the copy cannot be trusted. */
  async make(copy: (folder: string) => Promise<void>): Promise<void> {
    this.#underWay += 1;
    try {
      // A checkpoint while another copy is under way would spoil that one.
      if (this.#underWay === 1) await this.#pool.query('checkpoint');
      const began = await this.#lastCheckpoint();
      await copy(this.#folder);
      // The engine makes a checkpoint of its own only when it restarts.
      if ((await this.#lastCheckpoint()) === began) return;
      throw new CopySpoiltError('The store was restarted while it was copied.');
    } finally {
      this.#underWay -= 1;
    }
  }

  async #lastCheckpoint(): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ at: string }>(
      'select redo_lsn::text as at from pg_control_checkpoint()',
    );
    return rows[0]?.at;
  }
}
