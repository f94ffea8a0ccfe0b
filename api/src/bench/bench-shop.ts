import type { FastifyInstance } from 'fastify';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { CatalogueTables } from '../schema/catalogue-tables.ts';
import type { ListingRow } from '../catalogue/listing/listing-row.ts';
import { readEnvironment } from '../settings/environment.ts';
import { openShop } from '../open-shop.ts';
import { insertRows } from '../seed/rows/insert-rows.ts';
import { buildServer } from '../server.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../schema/tables.ts';
import { brandNames, colours, kinds } from './bench-messages.ts';
import { filedUnder } from './bench-goods.ts';
import { pick } from './seeded-random.ts';

/** Inserts the groups, brands and tags that products belong to. */
export function fillMenu(store: Store): Promise<void> {
  const { groups, subGroups, categories, brands, tags } = filedUnder;
  return withoutReferences(store, async (tx) => {
    await insertRows(tx, { table: 'groups', rows: titled(groups, kinds) });
    const ofGroup = titled(subGroups, kinds).map((row) => ({
      ...row,
      group_id: (row.id % groups) + 1,
    }));
    await insertRows(tx, { table: 'subgroups', rows: ofGroup });
    const ofSubGroup = titled(categories, kinds).map((row) => ({
      ...row,
      subgroup_id: Math.floor(row.id / 5),
    }));
    await insertRows(tx, { table: 'categories', rows: ofSubGroup });
    await insertRows(tx, { table: 'brands', rows: titled(brands, brandNames) });
    await insertRows(tx, { table: 'tags', rows: titled(tags, colours) });
  });
}

/** Inserts what lists show of the products, with one picture and one variant each; the data of product pages are left out. */
export function addProducts(store: Store, rows: readonly ListingRow[]): Promise<void> {
  return withoutReferences(store, async (tx) => {
    await insertRows(tx, { table: 'product_listing', rows: rows.map(shownRow) });
    const variants = rows.map(({ product_id }) => ({
      id: product_id,
      product_id,
      name: '',
      padding_price: 0,
      stock: 3,
      has_attributes: false,
      pictures: [],
      position: 0,
    }));
    await insertRows(tx, { table: 'sale_params', rows: variants });
  });
}

/** The shop's own server over the store: `ask` takes the same path as a browser's request. */
export async function openBenchShop(store: Store, dataFolder: string) {
  const environment = readEnvironment({ KASHI_DATA: dataFolder });
  const shop = await openShop({ store, environment });
  const app: FastifyInstance = await buildServer(shop);
  await app.ready();
  return {
    ask: async (url: string): Promise<{ status: number; bytes: number }> => {
      const { statusCode, rawPayload } = await app.inject({ method: 'GET', url });
      return { status: statusCode, bytes: rawPayload.length };
    },
    close: async () => {
      await app.close();
      shop.listing.close();
    },
  };
}

/** Inserts rows without asking whether the rows that they name exist, and without the triggers of their tables. */
export function withoutReferences(
  store: Store,
  work: (tx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  return store.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await work(tx);
  });
}

function titled(count: number, words: readonly string[]) {
  return Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    title: `${pick(words, place)} ${place + 1}`,
  }));
}

function shownRow(row: ListingRow): Selectable<CatalogueTables['product_listing']> {
  return {
    ...row,
    changed_at: row.registered_at,
    price: row.final_price,
    name: row.name_text,
    short_name: row.name_text,
    guarantee_description: '',
    picture: {
      Base: `/media/${row.product_id}`,
      Widths: [160, 240, 320, 480, 800],
      Formats: ['avif', 'webp'],
      Width: 800,
      Height: 800,
      Alt: row.name_text,
    },
  };
}
