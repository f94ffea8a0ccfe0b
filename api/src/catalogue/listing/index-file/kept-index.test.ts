import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { listingFilterSchema, listingOrder } from '@kashi/contracts/listing/listing-filter';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Store } from '../../../store/store.ts';
import { newServerDatabase, serverStore, serverUrl } from '../../../testing/server-database.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { aProduct } from '../../catalogue-fixtures.ts';
import { refreshListing } from '../../refresh-listing.ts';
import { indexHere } from './held-index.ts';
import { fileWritten, readHead } from './index-file.ts';
import { aKeptShop, change, goods, patientMs } from './kept-index-fixtures.ts';
import { KeptIndex } from './kept-index.ts';
import { readRows } from '../listing-row.ts';

vi.setConfig({ testTimeout: 3 * patientMs });

const stores: [name: string, open: () => Promise<Store>][] = [
  ['the embedded store', async () => (await emptyDatabase()).store],
  ...(serverUrl
    ? [
        ['PostgreSQL', async () => serverStore(await newServerDatabase())] as [
          string,
          () => Promise<Store>,
        ],
      ]
    : []),
];

test.each(stores)(
  'on %s, a start applies changes made while the shop was closed, without reading every product',
  async (_, open) => {
    const { store, opened, isStillThere, said } = await aKeptShop(open);
    await change(store, 20, (tx) =>
      tx.updateTable('products').set({ price: 5 }).where('id', '=', 20).execute(),
    );
    await change(store, 2, (tx) =>
      tx.updateTable('sale_params').set({ stock: 0 }).where('product_id', '=', 2).execute(),
    );
    await change(store, 3, (tx) =>
      tx
        .updateTable('products')
        .set({ name: 'چراغ', short_name: 'چراغ' })
        .where('id', '=', 3)
        .execute(),
    );
    await change(store, 4, (tx) => tx.deleteFrom('products').where('id', '=', 4).execute());
    const { productId } = await aProduct({ store }, { name: 'کالای تازه', price: 50 });

    const { find, listing } = await opened();

    expect((await find({ OrderBy: listingOrder.cheapest })).slice(0, 4)).toEqual([
      20,
      productId,
      1,
      3,
    ]);
    expect(await find({ FromPriceRange: 2000, ToPriceRange: 2000 })).toEqual([]);
    expect(await find({ IsAvalible: true })).not.toContain(2);
    expect(await find({})).toContain(2);
    expect(await find({ SearchValue: 'چراغ' })).toEqual([3]);
    expect(await find({ SearchValue: 'کالای' })).not.toContain(3);
    expect(await find({})).not.toContain(4);
    expect(await find({ SearchValue: 'تازه' })).toEqual([productId]);
    expect(await find({ TagId: 1 })).toHaveLength(goods - 1);
    expect(await listing.similarTo(10, 2)).toEqual([11, 9]);
    expect(isStillThere()).toBe(true);
    expect(said()).toEqual([]);
  },
);

test.each(stores)(
  'on %s, a shop that started from its file still hears every change',
  async (_, open) => {
    const { store, opened } = await aKeptShop(open);
    const { find } = await opened();

    await change(store, 7, (tx) =>
      tx.updateTable('products').set({ name: 'چراغ', price: 1 }).where('id', '=', 7).execute(),
    );

    await expect.poll(() => find({ SearchValue: 'چراغ' }), { timeout: patientMs }).toEqual([7]);
    expect((await find({ OrderBy: listingOrder.cheapest }))[0]).toBe(7);
  },
);

test.skipIf(!serverUrl)(
  'a start reads the changes of a transaction that was open while the file was written',
  async () => {
    const database = await newServerDatabase();
    const other = await serverStore(database);
    const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let changed = Promise.resolve();
    const { opened, isStillThere } = await aKeptShop(
      () => serverStore(database),
      async () => {
        changed = change(other, 20, async (tx) => {
          await tx.updateTable('products').set({ price: 5 }).where('id', '=', 20).execute();
          begun.resolve();
          await done.promise;
        });
        await begun.promise;
      },
    );
    done.resolve();
    await changed;

    const { find } = await opened();

    expect((await find({ OrderBy: listingOrder.cheapest }))[0]).toBe(20);
    expect(isStillThere()).toBe(true);
  },
);

test('the next file includes changes that were never announced', async () => {
  const { store, file } = await aKeptShop(async () => (await emptyDatabase()).store);
  const kept = new KeptIndex(store, file);
  const index = indexHere();
  const nothing = () => Promise.reject(new Error('Nothing has changed.'));
  expect(await kept.restore(index, nothing)).toBe(true);
  await sql`update product_listing set is_available = false where product_id = 5`.execute(store.db);

  await kept.catchUp(async (productIds) =>
    index.run('change', await readRows(store, productIds), []),
  );
  await kept.write(index);

  const next = indexHere();
  expect(await new KeptIndex(store, file).restore(next, nothing)).toBe(true);
  const buyable = z.parse(listingFilterSchema, { IsAvalible: true });
  expect((await next.run('find', buyable, goods)).productIds).not.toContain(5);
});

const brokenFiles: [what: string, damage: (file: string, store: Store) => unknown, said: string][] =
  [
    [
      'was damaged',
      (file) => {
        const bytes = readFileSync(file);
        bytes[bytes.length >> 2]! ^= 1;
        writeFileSync(file, bytes);
      },
      'It is damaged.',
    ],
    [
      'was cut off',
      (file) => writeFileSync(file, readFileSync(file).subarray(0, -1000)),
      'It is truncated.',
    ],
    ['is empty', (file) => writeFileSync(file, ''), 'It is truncated.'],
    [
      'another store has made',
      (_, { db }) => sql`update listing_files set id = gen_random_uuid()`.execute(db),
      'It belongs to another store.',
    ],
    [
      'the store before a restored one has made',
      (_, { db }) =>
        sql`update migrations set applied_at = applied_at + interval '1 day'`.execute(db),
      'It belongs to another store.',
    ],
    [
      'another version of the shop wrote',
      (file) => {
        for (const _written of fileWritten(file, { ...readHead(file), format: 'old' }, new Map()));
      },
      'Another version of the shop wrote it.',
    ],
    [
      'knows less than three quarters of the shop',
      (_, store) => store.transaction((tx) => refreshListing(tx, [1, 2, 3, 4, 5, 6, 7])),
      'Too much has changed since.',
    ],
  ];

test.each(brokenFiles)(
  'a file that %s is not used: the start reads every product and logs a line about it',
  async (_, damage, why) => {
    const { store, file, opened, said } = await aKeptShop(
      async () => (await emptyDatabase()).store,
    );
    await damage(file, store);
    await change(store, 20, (tx) =>
      tx.updateTable('products').set({ price: 5 }).where('id', '=', 20).execute(),
    );

    const { find } = await opened();

    expect((await find({ OrderBy: listingOrder.cheapest }))[0]).toBe(20);
    expect(said()).toEqual([expect.stringContaining(why)]);
    await expect.poll(() => existsSync(file), { timeout: patientMs }).toBe(true);
  },
);
