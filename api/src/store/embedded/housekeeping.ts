import type pg from 'pg';

/**
 * Starts regular checkpoints and vacuums. The embedded database has no background processes, so without them its log would grow
 * without limit (and take seconds to replay at the next start), and dead rows would never be removed. A round is left out while
 * `isPaused` says so. Returns the function that stops them.
 */
export function keepHouse(
  pool: pg.Pool,
  {
    checkpointEveryMs = 60_000,
    vacuumEveryMs = 86_400_000,
    isPaused = () => false,
  }: {
    checkpointEveryMs?: number;
    vacuumEveryMs?: number;
    isPaused?: () => boolean;
  } = {},
): () => void {
  const checkpoints = setInterval(() => {
    if (!isPaused()) void checkpointIfWritten(pool);
  }, checkpointEveryMs);
  const vacuums = setInterval(() => {
    if (!isPaused()) void quietly(() => pool.query('vacuum analyze'));
  }, vacuumEveryMs);
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

/** A failed round is only logged, and the next round tries again: maintenance must not stop the shop. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error('Housekeeping of the database failed', error);
  }
}
