import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Brings the database to the newest shape: runs the files of `migrations/` that it has not seen, in the order of their names. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // However long it takes, and whoever does it just now.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query(`select pg_advisory_lock(${oneMigratorAtATime})`);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map((row) => row.name));
    for (const name of migrationNames()) if (!applied.has(name)) await apply(client, name);
    await client.query(`select pg_advisory_unlock(${oneMigratorAtATime})`);
    await client.query('reset statement_timeout; reset lock_timeout');
  } finally {
    client.release();
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

const folder = new URL('./migrations/', import.meta.url);

/** Any number that nobody else locks: two servers that start on one database migrate it once. */
const oneMigratorAtATime = 1_205_411;

async function apply(client: pg.PoolClient, name: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migrationText(name));
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed.`, { cause });
  }
}
