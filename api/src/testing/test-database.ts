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

/**
 * Empties the tables that have pages. Deleting a few rows costs a tenth of what a truncation costs, which writes new files for a
 * table and all its indexes; a table that has grown is truncated, so that deleted rows do not pile up over the tests.
 */
async function emptyTables({ pool }: MemoryStore): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string; bytes: number }>(`
    with tables as materialized (
      select relname as name, pg_relation_size(oid)::int as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations')
    select name, bytes from tables where bytes > 0`);
  const grown = tables.filter(({ bytes }) => bytes > mostDeletedBytes).map(({ name }) => name);
  const small = tables.filter(({ bytes }) => bytes <= mostDeletedBytes);
  await pool.query(
    [
      // The log of changes refuses to be emptied, and triggers do not fire for a replica; neither do foreign keys.
      'set session_replication_role = replica',
      ...small.map(({ name }) => `delete from ${name}`),
      ...(grown.length > 0 ? [`truncate ${grown.join(', ')} cascade`] : []),
      'reset session_replication_role',
    ].join('; '),
  );
  await restartIds(pool);
}

const mostDeletedBytes = 64 * 1024;

/** Resets sequences, which also advance for rows that were rolled back or deleted, so that each test counts from one. */
async function restartIds(pool: MemoryStore['pool']): Promise<void> {
  await pool.query(`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null`);
}
