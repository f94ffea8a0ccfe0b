import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { RefusedOpeningError } from './refused-opening.ts';

/**
 * Migrates the database: runs the files of `migrations/` that it has not run yet, in the order of their names; only those of
 * `names` for a store that takes up the rows of an older version. Throws, without running any, if a file that
 * has run was edited since.
 */
export async function migrate(pool: pg.Pool, names = migrationNames()): Promise<void> {
  const client = await pool.connect();
  try {
    // Waits for another process's migration, however long it takes.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query(`select pg_advisory_lock(${oneMigratorAtATime})`);
    const applied = await appliedMigrations(client);
    for (const [name, checksum] of applied) await expectUnedited(client, name, checksum);
    tellOfYoungerVersion([...applied.keys()]);
    for (const name of names) if (!applied.has(name)) await apply(client, name);
    await client.query(`select pg_advisory_unlock(${oneMigratorAtATime})`);
    await client.query('reset statement_timeout; reset lock_timeout');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

export function migrationText(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}

const folder = new URL('../schema/migrations/', import.meta.url);

/** An arbitrary advisory lock number: two servers that start on one database migrate it only once. */
const oneMigratorAtATime = 1_205_411;

/** The migrations that ran here, with the checksum of their text at that time; null if it was not recorded yet. */
async function appliedMigrations(client: pg.PoolClient): Promise<Map<string, string | null>> {
  await client.query(`
    create table if not exists migrations (
      name text primary key, applied_at timestamptz not null default now(), checksum text)`);
  // A change of the table, even one of nothing, would wait for the end of a backup that has read it.
  const { rowCount } = await client.query(`
    select from information_schema.columns
    where table_schema = current_schema and table_name = 'migrations' and column_name = 'checksum'`);
  if (rowCount === 0) await client.query('alter table migrations add column checksum text');
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    'select name, checksum from migrations order by name',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/**
 * A version goes back one step without a word of anybody's, as while several machines are brought up to date one after another; but
 * its operator has to know that what the younger version has added is not kept up meanwhile.
 */
function tellOfYoungerVersion(applied: readonly string[]): void {
  const known = new Set(migrationNames());
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  console.error(
    `The store was used by a younger version of the shop, with ${unknown.join(', ')}: bring this shop up to date soon, or restore the backup of before.`,
  );
}

async function expectUnedited(
  client: pg.PoolClient,
  name: string,
  checksum: string | null,
): Promise<void> {
  // The store has been used by a newer version, which has more migrations.
  if (!migrationNames().includes(name)) return;
  const present = checksumOf(name);
  if (checksum === null) {
    // A store from before checksums: whatever the text of `001` and `003` was then, `011` adds what they have gained since.
    await client.query('update migrations set checksum = $1 where name = $2', [present, name]);
  } else if (checksum !== present) {
    throw new RefusedOpeningError(
      `The migration ${name} was edited after this store had been made by it: put it back as it was, and make the change in a new one.`,
    );
  }
}

/**
 * Runs one migration. While it waits for a table, everybody else waits behind it: so it waits for a second, and lets the shoppers of
 * the version before through before it tries again. A backup of the store holds every table for as long as the backup takes.
 */
async function apply(client: pg.PoolClient, name: string): Promise<void> {
  while (!(await isApplied(client, name))) {
    console.warn(
      `The migration ${name} waits for a table that another connection uses, such as that of a backup.`,
    );
    await wait(betweenTriesMs);
  }
}

/** The pause between two tries, in milliseconds. */
const betweenTriesMs = 3000;

/** False if the migration came by no table that it changes. */
async function isApplied(client: pg.PoolClient, name: string): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '1s'");
    await client.query(migrationText(name));
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [
      name,
      checksumOf(name),
    ]);
    await client.query('commit');
    return true;
  } catch (cause) {
    await client.query('rollback');
    if (cause instanceof pg.DatabaseError && cause.code === '55P03') return false;
    throw new Error(`The migration ${name} failed.`, { cause });
  }
}

/** Line endings are ignored, since a checkout may use its machine's own. */
export function checksumOf(name: string): string {
  const text = migrationText(name).replaceAll('\r\n', '\n');
  return createHash('sha256').update(text).digest('hex');
}
