import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { openServerStore } from '../store/server/server-store.ts';
import type { Store } from '../store/store.ts';

/**
 * A PostgreSQL server on which tests may create databases. The embedded database has one connection, so only here two
 * transactions really run side by side; a test that needs this is skipped without a server.
 */
export const serverUrl = process.env['TEST_DATABASE_URL'];

/** Creates an empty database, with `options` of `create database`, and returns its address; it is dropped when the test ends. */
export async function newServerDatabase(options = ''): Promise<string> {
  databases += 1;
  const name = `kashi_test_${process.pid}_${databases}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name} ${options}`);
  onTestFinished(async () => {
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  });
  return Object.assign(new URL(serverUrl ?? ''), { pathname: `/${name}` }).href;
}

let databases = 0;

/** Opens a store on that database; it is closed when the test ends. */
export async function serverStore(databaseUrl: string): Promise<Store> {
  const store = await openServerStore(databaseUrl);
  onTestFinished(() => store.close());
  return store;
}

/** Resolves when this many transactions of the store's database wait for another one. */
export async function untilWaiting({ db }: Store, transactions = 1): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(rows[0]?.count).toBe(transactions);
  }, 10_000);
}
