import { sql, type Kysely, type Transaction } from 'kysely';
import { refreshListing } from '../catalogue/refresh-listing.ts';
import type { Tables } from '../schema/tables.ts';
import { allProducts } from './catalogue/all-groups.ts';
import { demoRows } from './demo-rows.ts';
import { toPicture } from './pictures/planned-picture.ts';
import type { RowsOfTable } from './rows/rows-of-table.ts';

/** Thrown while shoppers are paying for demo goods: the owner has to wait until their payments are over. */
export class DemoInPaymentError extends Error {
  override readonly name = 'DemoInPaymentError';
}

/**
 * Removes the demo from the shop: its goods and their opinions, its front page, pages, carriers, coupons and facts, as far as
 * they are unchanged since the seed. Everything that the owner has added or changed stays, and so do customers and orders. A shop
 * with the demo's facts is closed until the owner sets it up. Returns the number of removed products. Throws `DemoInPaymentError`
 * while a cart with demo goods is in payment.
 */
export async function leaveDemo(tx: Transaction<Tables>, now: Date): Promise<number> {
  const rows = demoRows(toPicture);
  const rowsOf = (table: keyof Tables) =>
    rows.filter((each) => each.table === table).flatMap((each): object[] => each.rows);

  const demo = allProducts.map(({ id }) => id);
  await expectNoPayment(tx, demo);
  const goods = await takeAway(tx, 'products', ['id', 'name'], rowsOf('products'));
  await refreshListing(tx, demo);
  for (const { table, keys, isFree } of leftovers) {
    await takeAway(tx, table, keys, rowsOf(table), isFree);
  }
  await tx
    .insertInto('left_demo')
    .values({ left_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return goods;
}

/** The number of products that are the demo's, by id and name. */
export async function countDemoGoods(db: Kysely<Tables>): Promise<number> {
  const demo = JSON.stringify(allProducts.map(({ id, name }) => ({ id, name })));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products
    where (id, name) in (select id, name from json_populate_recordset(null::products, ${demo}::json))`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** For each table, the columns that identify a row as the demo's, and a condition that nothing else needs the row. */
interface Leftover {
  table: RowsOfTable['table'];
  keys: readonly string[];
  isFree?: ReturnType<typeof sql<boolean>>;
}

/** The tables in an order in which no remaining row refers to a deleted one. */
const leftovers: readonly Leftover[] = [
  { table: 'promo_section_products', keys: ['section_position', 'product_id'] },
  { table: 'promo_sections', keys: ['position', 'title', 'url'] },
  { table: 'banners', keys: ['slot', 'title', 'url', 'alt'] },
  { table: 'sliders', keys: ['id', 'title', 'url', 'alt'] },
  { table: 'introductions', keys: ['section_name_en', 'context'] },
  { table: 'carriers', keys: ['name'] },
  { table: 'coupons', keys: ['code', 'value'] },
  { table: 'shop_settings', keys: ['shop_name', 'email'] },
  {
    table: 'categories',
    keys: ['id', 'title'],
    isFree: sql`not exists (select from products as p where p.category_id = demo.id)`,
  },
  {
    table: 'subgroups',
    keys: ['id', 'title'],
    isFree: sql`not exists (select from products as p where p.subgroup_id = demo.id)
      and not exists (select from categories as c where c.subgroup_id = demo.id)`,
  },
  {
    table: 'groups',
    keys: ['id', 'title'],
    isFree: sql`not exists (select from subgroups as s where s.group_id = demo.id)`,
  },
  {
    table: 'brands',
    keys: ['id', 'title'],
    isFree: sql`not exists (select from products as p where p.brand_id = demo.id)`,
  },
  {
    table: 'tags',
    keys: ['id', 'title'],
    isFree: sql`not exists (select from product_tags as t where t.tag_id = demo.id)`,
  },
  {
    table: 'properties',
    keys: ['id', 'title'],
    isFree: sql`not exists (select from product_property_values as v where v.property_id = demo.id)`,
  },
  {
    table: 'property_groups',
    keys: ['id', 'title'],
    isFree: sql`not exists (select from properties as p where p.group_id = demo.id)`,
  },
  { table: 'areas', keys: ['id', 'title'] },
];

/** Deletes the rows of `table` that match `rows` in the columns `keys`; returns their number. */
async function takeAway(
  tx: Transaction<Tables>,
  table: RowsOfTable['table'],
  keys: readonly string[],
  rows: readonly object[],
  isFree = sql<boolean>`true`,
): Promise<number> {
  const names = sql.join(keys.map((key) => sql.ref(key)));
  const ofDemo = sql.join(keys.map((key) => sql.ref(`demo.${key}`)));
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} as demo
    where (${ofDemo}) in (
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    ) and ${isFree}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

async function expectNoPayment(tx: Transaction<Tables>, demo: readonly number[]): Promise<void> {
  const { rows } = await sql<{ isPaying: boolean }>`
    select exists (
      select from carts
      join cart_lines on cart_lines.cart_id = carts.id
      join sale_params on sale_params.id = cart_lines.sale_param_id
      where carts.status = 2 and sale_params.product_id = any(${demo}::int[])
    ) as "isPaying"`.execute(tx);
  if (rows[0]?.isPaying) {
    throw new DemoInPaymentError('A cart with demo goods is in payment.');
  }
}
