import { listingFilterSchema } from '@kashi/contracts/listing/listing-filter';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { openListing } from '../../catalogue/listing/live-listing.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../../testing/server-database.ts';
import { migrate, migrationNames } from '../migrate.ts';
import { openServerStore } from './server-store.ts';

const wholeShop = z.parse(listingFilterSchema, {});

test.skipIf(!serverUrl)('a change by one process appears in the listing of another', async () => {
  const database = await newServerDatabase();
  const [one, other] = [await serverStore(database), await serverStore(database)];
  const listing = await openListing(other);

  await aProduct({ store: one });

  await vi.waitFor(async () => expect((await listing.query(wholeShop, 12)).total).toBe(1));
});

test.skipIf(!serverUrl)(
  'an API goes on with its statements after a younger version has added a column',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const ofTag = (id: number) =>
      store.db.selectFrom('tags').selectAll().where('id', '=', id).execute();
    const madeTag = (title: string) =>
      store.db.insertInto('tags').values({ title }).returningAll().execute();
    for (const title of ['یک', 'دو']) await ofTag((await madeTag(title))[0]?.id ?? 0);

    await sql`alter table tags add column added_since text`.execute(store.db);

    const [third] = await madeTag('سه');
    expect(await ofTag(third?.id ?? 0)).toMatchObject([{ title: 'سه' }]);
  },
);

test.skipIf(!serverUrl)(
  'shoppers read their orders while a migration of orders waits for the end of a backup',
  async () => {
    const database = await newServerDatabase();
    const ofBefore = migrationNames().filter((name) => name !== '102-freight-collect.sql');
    const before = await openServerStore(database, 20, undefined, ofBefore);
    const pool = new pg.Pool({ connectionString: database });
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const backup = await pool.connect();
    await backup.query('begin; select from migrations; select from orders');

    const migrated = migrate(pool);
    await untilWaiting(before);
    const orders = await before.db.selectFrom('orders').select('id').execute();
    await vi.waitFor(() =>
      expect(log).toHaveBeenCalledWith(
        expect.stringContaining('102-freight-collect.sql waits for a table'),
      ),
    );
    await backup.query('commit');
    backup.release();
    await migrated;

    const { rowCount } = await pool.query('select is_freight_collect from orders');
    await Promise.all([before.close(), pool.end()]);

    expect([orders, rowCount]).toEqual([[], 0]);
  },
);

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
