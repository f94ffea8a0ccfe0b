import { listingFilterSchema } from '@kashi/contracts/listing/listing-filter';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { openListing } from '../../catalogue/listing/live-listing.ts';
import { newServerDatabase, serverStore, serverUrl } from '../../testing/server-database.ts';

const wholeShop = z.parse(listingFilterSchema, {});

test.skipIf(!serverUrl)('a change by one process appears in the listing of another', async () => {
  const database = await newServerDatabase();
  const [one, other] = [await serverStore(database), await serverStore(database)];
  const listing = await openListing(other);

  await aProduct({ store: one });

  await vi.waitFor(async () => expect((await listing.query(wholeShop, 12)).total).toBe(1));
});

test.skipIf(!serverUrl)('a listing that lost its connection reads everything again', async () => {
  const store = await serverStore(await newServerDatabase());
  const listing = await openListing(store);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());

  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`.execute(
    store.db,
  );
  await aProduct({ store });

  await vi.waitFor(async () => expect((await listing.query(wholeShop, 12)).total).toBe(1), 10_000);
});
