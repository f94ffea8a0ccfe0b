import { listingFilterSchema } from '@kashi/shared/contracts/listing-filter';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { openListing } from '../catalogue/listing/live-listing.ts';
import { openServerStore } from './server-store.ts';
import type { Store } from './store.ts';

/** A PostgreSQL server where these tests may make databases. */
const serverUrl = process.env['TEST_DATABASE_URL'];
const wholeShop = z.parse(listingFilterSchema, {});

test.skipIf(!serverUrl)('what one process changes, the listing of another shows', async () => {
  const database = await newDatabase();
  const [one, other] = [await openedStore(database), await openedStore(database)];
  const listing = await openListing(other);

  await aProduct({ store: one });

  await vi.waitFor(async () => expect((await listing.query(wholeShop, 12)).total).toBe(1));
});

test.skipIf(!serverUrl)('a listing that lost its connection reads everything again', async () => {
  const store = await openedStore(await newDatabase());
  const listing = await openListing(store);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());

  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`.execute(
    store.db,
  );
  await aProduct({ store });

  await vi.waitFor(async () => expect((await listing.query(wholeShop, 12)).total).toBe(1), 10_000);
});

async function openedStore(databaseUrl: string): Promise<Store> {
  const store = await openServerStore(databaseUrl);
  onTestFinished(() => store.close());
  return store;
}

async function newDatabase(): Promise<string> {
  const name = `kashi_test_${process.pid}_${Date.now()}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  onTestFinished(async () => {
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  });
  return Object.assign(new URL(serverUrl ?? ''), { pathname: `/${name}` }).href;
}
