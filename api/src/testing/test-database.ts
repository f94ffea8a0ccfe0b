import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { storeInMemory, type MemoryStore } from './memory-store.ts';

/** This worker's database, emptied. Commits are real, so triggers, notices and locks behave as in the shop. */
export async function emptyDatabase(): Promise<MemoryStore> {
  const memory = await (workerState.kashiDatabase ??= open());
  await emptyTables(memory);
  return memory;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the archive from which every worker's database starts. */
    databaseTemplate: string;
  }
}

/** Stored on the global object, since modules may be loaded again for each file while the worker stays. */
const workerState = globalThis as { kashiDatabase?: Promise<MemoryStore> };

async function open(): Promise<MemoryStore> {
  const template = new Blob([readFileSync(inject('databaseTemplate'))]);
  const database = await PGlite.create({ loadDataDir: template });
  return storeInMemory(database);
}

/** Empties only tables with rows: emptying all of them would cost more than most tests. */
async function emptyTables({ pool }: MemoryStore): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(await filledTablesQuery(pool));
  if (rows.length > 0) {
    const names = rows.map(({ name }) => name).join(', ');
    // The log of changes refuses to be emptied, and triggers do not fire for a replica.
    await pool.query('set session_replication_role = replica');
    await pool.query(`truncate ${names} restart identity cascade`);
    await pool.query('reset session_replication_role');
  }
  await restartIds(pool);
}

/** Resets sequences, which also advance for rows that were rolled back or deleted, so that each test counts from one. */
async function restartIds(pool: MemoryStore['pool']): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select sequencename as name from pg_sequences where last_value is not null',
  );
  for (const { name } of rows) await pool.query(`alter sequence ${name} restart`);
}

let filledTables: string | undefined;

async function filledTablesQuery(pool: MemoryStore['pool']): Promise<string> {
  if (filledTables) return filledTables;
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
  );
  filledTables = rows
    .map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`)
    .join(' union all ');
  return filledTables;
}
