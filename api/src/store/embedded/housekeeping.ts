import { readFile, writeFile } from 'node:fs/promises';
import type pg from 'pg';
import { privateFile } from './private-files.ts';

/**
 * Starts regular checkpoints and vacuums. The embedded database has no background processes, so without them its log would grow
 * without limit (and take seconds to replay at the next start), and dead rows would never be removed. A round is left out while
 * `isPaused` says so. `vacuumNote` is the file that keeps the time of the last vacuum. Returns the function that stops them.
 */
export function keepHouse(
  pool: pg.Pool,
  {
    vacuumNote,
    checkpointEveryMs = 60_000,
    lookEveryMs = 600_000,
    isPaused = () => false,
  }: {
    vacuumNote: string;
    checkpointEveryMs?: number;
    lookEveryMs?: number;
    isPaused?: () => boolean;
  },
): () => void {
  const checkpoints = setInterval(() => {
    if (!isPaused()) void checkpointIfWritten(pool);
  }, checkpointEveryMs);
  let vacuuming: Promise<void> | undefined;
  const vacuums = setInterval(() => {
    if (isPaused()) return;
    // A vacuum may last longer than the pause between two looks.
    vacuuming ??= quietly(() => vacuumIfDue(pool, vacuumNote)).finally(
      () => (vacuuming = undefined),
    );
  }, lookEveryMs);
  checkpoints.unref();
  vacuums.unref();
  return () => {
    clearInterval(checkpoints);
    clearInterval(vacuums);
  };
}

/**
 * Vacuums the database if the last time was a day ago, or is to come, by a clock that was wrong. The time is kept in a file, since
 * many a shop's machine is off at night, and no process lasts for a day there; and in memory, since a full disk takes no file.
 */
export async function vacuumIfDue(pool: pg.Pool, note: string): Promise<void> {
  const noted = Date.parse(await readFile(note, 'utf8').catch(() => ''));
  if (isWithinDay(noted) || isWithinDay(vacuumedAt.get(note) ?? NaN)) return;
  await pool.query('vacuum analyze');
  const at = new Date();
  vacuumedAt.set(note, at.getTime());
  await writeFile(note, at.toISOString(), { mode: privateFile });
}

function isWithinDay(atMs: number): boolean {
  const agoMs = Date.now() - atMs;
  return agoMs >= 0 && agoMs < dayMs;
}

const dayMs = 86_400_000;

/** The times of the last vacuums, by their notes. */
const vacuumedAt = new Map<string, number>();

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
