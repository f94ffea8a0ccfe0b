import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** A migration says something else than it said when this store was made by it. */
export class EditedMigrationError extends Error {
  override readonly name = 'EditedMigrationError';
}

/**
 * Brings the database to the newest shape: runs the files of `migrations/` that it has not seen, in the order of their names.
 * Throws an `EditedMigrationError`, and runs none, where one that it has seen was edited since.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // However long it takes, and whoever does it just now.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query(`select pg_advisory_lock(${oneMigratorAtATime})`);
    const applied = await appliedMigrations(client);
    for (const [name, checksum] of applied) await expectUnedited(client, name, checksum);
    for (const name of migrationNames()) if (!applied.has(name)) await apply(client, name);
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

/** Any number that nobody else locks: two servers that start on one database migrate it once. */
const oneMigratorAtATime = 1_205_411;

/** What ran here, with the checksum of what it said then; null where that was not remembered yet. */
async function appliedMigrations(client: pg.PoolClient): Promise<Map<string, string | null>> {
  await client.query(`
    create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
    alter table migrations add column if not exists checksum text;`);
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    'select name, checksum from migrations order by name',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function expectUnedited(
  client: pg.PoolClient,
  name: string,
  checksum: string | null,
): Promise<void> {
  // A store that a newer version has been at knows more than this one.
  if (!migrationNames().includes(name)) return;
  const present = checksumOf(name);
  if (checksum === null) {
    // A store of before: whatever `001` and `003` said when they made it, `011` has it catch up with what they say now.
    await client.query('update migrations set checksum = $1 where name = $2', [present, name]);
  } else if (checksum !== present) {
    throw new EditedMigrationError(
      `The migration ${name} was edited after this store had been made by it: put it back as it was, and make the change in a new one.`,
    );
  }
}

async function apply(client: pg.PoolClient, name: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migrationText(name));
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [
      name,
      checksumOf(name),
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed.`, { cause });
  }
}

/** A checkout may end its lines as its machine does. */
function checksumOf(name: string): string {
  const text = migrationText(name).replaceAll('\r\n', '\n');
  return createHash('sha256').update(text).digest('hex');
}
