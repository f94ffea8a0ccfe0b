import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import type pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyDatabase } from '../testing/test-database.ts';
import { DurableNodeFS, durableStartParams } from './embedded/durable-node-fs.ts';
import { openEmbeddedStore } from './embedded/embedded-store.ts';
import { migrate, migrationNames } from './migrate.ts';
import type { Store } from './store.ts';

test('a data folder of the first release opens with all its data, and has the shape of a new one', async () => {
  const dataDirectory = await aFolderOfTheFirstRelease();
  const { store: newStore } = await emptyDatabase();

  const store = await openEmbeddedStore(dataDirectory);
  onTestFinished(() => store.close());

  expect(await shapeOf(store)).toEqual(await shapeOf(newStore));
  const products = await store.db
    .selectFrom('products')
    .innerJoin('sale_params', 'sale_params.product_id', 'products.id')
    .select(['products.name', 'unit', 'weight_grams', 'price', 'stock'])
    .execute();
  expect(products).toEqual([
    { name: 'فنجان سفالی', unit: 'عدد', weight_grams: 500, price: 120_000, stock: 7 },
  ]);
  expect(await store.db.selectFrom('banners').select(['alt', 'title']).execute()).toEqual([
    { alt: 'فنجان‌ها', title: '' },
  ]);
}, 90_000);

test('a store without checksums of its migrations records them from now on', async () => {
  const { pool } = await emptyDatabase();
  const remembered = await checksums(pool);
  await pool.query('alter table migrations drop column checksum');

  await migrate(pool);

  expect(await checksums(pool)).toEqual(remembered);
  expect(remembered.map(({ name }) => name)).toEqual(migrationNames());
});

test('a version that is older than its store opens it, and names what it does not know', async () => {
  const { pool } = await emptyDatabase();
  await pool.query("insert into migrations (name, checksum) values ('999-next.sql', 'x')");
  onTestFinished(async () => {
    await pool.query("delete from migrations where name = '999-next.sql'");
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());

  await migrate(pool);

  expect(log.mock.calls).toEqual([
    [
      'The store was used by a younger version of the shop, with 999-next.sql: bring this shop up to date soon, or restore the backup of before.',
    ],
  ]);
});

test('a migration that was edited after it had run is refused by name', async () => {
  const { pool } = await emptyDatabase();
  const [first] = await checksums(pool);
  await pool.query("update migrations set checksum = 'another' where name = $1", [first?.name]);
  onTestFinished(async () => {
    await pool.query('update migrations set checksum = $1 where name = $2', [
      first?.checksum,
      first?.name,
    ]);
  });

  await expect(migrate(pool)).rejects.toThrow(
    'The migration 001-catalogue.sql was edited after this store had been made by it',
  );
});

async function aFolderOfTheFirstRelease(): Promise<string> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'kashi-first-release-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  const directory = join(dataDirectory, 'store');
  mkdirSync(directory);
  const database = await PGlite.create({
    fs: new DurableNodeFS(directory),
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
  const rows = new URL('./fixtures/first-release.sql', import.meta.url);
  await database.exec(readFileSync(rows, 'utf8'));
  await database.close();
  return dataDirectory;
}

async function checksums(pool: pg.Pool): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await pool.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  );
  return rows;
}

/** Columns, constraints and indexes; the order of columns is ignored. */
async function shapeOf({ db }: Store): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    order by line`.execute(db);
  return rows.map(({ line }) => line);
}
