import { sql } from 'kysely';
import { reasonOf } from '../store/first-answer.ts';
import type { Store } from '../store/store.ts';

/**
 * Vacuums and analyzes a store that was just filled, so that its first queries are planned well. What was filled in is committed: a
 * vacuum that fails is a warning.
 */
export async function vacuumFilled({ db }: Store): Promise<void> {
  try {
    await db.connection().execute(async (connection) => {
      // Of a large database it takes longer than any statement of a shop may.
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`set lock_timeout = 0`.execute(connection);
      await sql`vacuum analyze`.execute(connection);
    });
  } catch (error) {
    process.stderr.write(
      `Everything is in the database, but it was not vacuumed (${reasonOf(error)}): say VACUUM ANALYZE there, or the shop is slow at first.\n`,
    );
  }
}
