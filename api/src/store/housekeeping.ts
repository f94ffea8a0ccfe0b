import type pg from 'pg';

/**
 * The embedded database has no background processes: without this its log grows without limit (and takes seconds to replay
 * at the next start), and dead rows are never cleaned. Returns the function that stops it.
 */
export function keepHouse(
  pool: pg.Pool,
  { checkpointEveryMs = 60_000, vacuumEveryMs = 86_400_000 } = {},
): () => void {
  const checkpoints = setInterval(() => void checkpointIfWritten(pool), checkpointEveryMs);
  const vacuums = setInterval(
    () => void quietly(() => pool.query('vacuum analyze')),
    vacuumEveryMs,
  );
  checkpoints.unref();
  vacuums.unref();
  return () => {
    clearInterval(checkpoints);
    clearInterval(vacuums);
  };
}

const writtenAtLastCheckpoint = new WeakMap<pg.Pool, string>();

async function checkpointIfWritten(pool: pg.Pool): Promise<void> {
  await quietly(async () => {
    if ((await endOfLog(pool)) === writtenAtLastCheckpoint.get(pool)) return;
    await pool.query('checkpoint');
    writtenAtLastCheckpoint.set(pool, await endOfLog(pool));
  });
}

async function endOfLog(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ lsn: string }>(
    'select pg_current_wal_insert_lsn()::text as lsn',
  );
  return rows[0]?.lsn ?? '';
}

/** A failed round is tried again at the next; a shop must not fall over its broom. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error('Housekeeping of the database failed', error);
  }
}
