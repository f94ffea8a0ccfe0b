import { readFile, writeFile } from 'node:fs/promises';
import { tehranAheadMs } from '@kashi/contracts/text/tehran-time';
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
  const stopping = new AbortController();
  let vacuuming: Promise<void> | undefined;
  const vacuums = setInterval(() => {
    if (isPaused()) return;
    // A vacuum may last longer than the pause between two looks.
    vacuuming ??= quietly(() =>
      vacuumIfDue(pool, vacuumNote, { now: new Date(), signal: stopping.signal }),
    ).finally(() => (vacuuming = undefined));
  }, lookEveryMs);
  checkpoints.unref();
  vacuums.unref();
  return () => {
    clearInterval(checkpoints);
    clearInterval(vacuums);
    stopping.abort();
  };
}

/**
 * Vacuums the database once a night, and by day only if the last time was long ago, or is to come, by a clock that was wrong: the one
 * connection is busy meanwhile. The time is kept in a file, since many a shop's machine is off at night, and no process lasts for a
 * day there; and in memory, since a full disk takes no file.
 */
export async function vacuumIfDue(
  pool: pg.Pool,
  note: string,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  const noted = Date.parse(await readFile(note, 'utf8').catch(() => ''));
  const restMs = isNight(now) ? nightRestMs : dayRestMs;
  if ([noted, vacuumedAt.get(note) ?? NaN].some((atMs) => isWithin(restMs, atMs, now))) return;
  for (const table of await tablesOf(pool)) {
    if (signal?.aborted) return;
    // Each by itself, so that the shop's calls come in between.
    await pool.query(`vacuum (analyze) ${table}`);
  }
  vacuumedAt.set(note, now.getTime());
  await writeFile(note, now.toISOString(), { mode: privateFile });
}

/** All tables with their schemas, the engine's own too: as many rows die there. */
async function tablesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'm') and relpersistence <> 't' order by pg_class.oid`,
  );
  return rows.map(({ name }) => name);
}

function isNight(now: Date): boolean {
  const hour = new Date(now.getTime() + tehranAheadMs).getUTCHours();
  return hour >= 2 && hour < 5;
}

function isWithin(restMs: number, atMs: number, now: Date): boolean {
  const agoMs = now.getTime() - atMs;
  return agoMs >= 0 && agoMs < restMs;
}

const hourMs = 3_600_000;

/** Less than a day: the hour of the vacuum must not move out of the night. */
const nightRestMs = 20 * hourMs;
const dayRestMs = 36 * hourMs;

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
