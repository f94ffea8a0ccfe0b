import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { announceNames, refreshListing } from '../catalogue/refresh-listing.ts';
import type { Tables } from '../schema/tables.ts';
import { allProducts } from './catalogue/all-groups.ts';
import {
  demoFacts,
  demoGoods,
  leftovers,
  recordsOf,
  type Leftover,
  type RowsOf,
} from './demo-leftovers.ts';
import { demoRows } from './demo-rows.ts';
import { toPicture } from './pictures/planned-picture.ts';

/** Thrown while shoppers are paying for demo goods: the owner has to wait until their payments are over. */
export class DemoInPaymentError extends Error {
  override readonly name = 'DemoInPaymentError';
}

/**
 * Removes the demo from the shop, once: its goods and their opinions, its front page, pages, carriers, coupons and facts, as far as
 * they are unchanged since the seed. Everything that the owner has added or changed stays, and so do customers and orders. A shop
 * with the demo's name and e-mail is closed until the owner sets it up. Returns the number of removed products. Throws `DemoInPaymentError`
 * while a cart with demo goods is in payment.
 */
export async function leaveDemo(tx: Transaction<Tables>, now: Date): Promise<number> {
  // What remains after the first time is the owner's, even where it looks like the demo's. Of two at once the second waits here.
  const { numInsertedOrUpdatedRows: left } = await tx
    .insertInto('left_demo')
    .values({ left_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (!left) return 0;

  const rowsOf = demoRowsByTable();
  const demo = allProducts.map(({ id }) => id);
  await expectNoPayment(tx, demo);
  const goods = await takeAway(tx, demoGoods(rowsOf), rowsOf);
  await refreshListing(tx, demo);
  for (const leftover of leftovers(rowsOf)) await takeAway(tx, leftover, rowsOf);
  await announceNames(tx);
  await closeUnderDemoName(tx, rowsOf);
  await emptyDemoFacts(tx, rowsOf);
  return goods;
}

/** The number of products that leaving the demo removes; none after the shop has left it. */
export async function countDemoGoods(db: Kysely<Tables>): Promise<number> {
  const rowsOf = demoRowsByTable();
  return countUnchanged(db, demoGoods(rowsOf), rowsOf);
}

/**
 * How many other things of the demo shoppers still meet, which leaving it removes: its front page, pages, carriers, coupons and facts.
 * None after the shop has left it.
 */
export async function countDemoOthers(db: Kysely<Tables>): Promise<number> {
  const rowsOf = demoRowsByTable();
  let count = 0;
  for (const leftover of leftovers(rowsOf)) {
    if (!metByShoppers.has(leftover.table)) continue;
    const met = leftover.table === 'shop_settings' ? anyDemoFact : leftover;
    count += await countUnchanged(db, met, rowsOf);
  }
  return count;
}

const metByShoppers: ReadonlySet<Leftover['table']> = new Set([
  'banners',
  'sliders',
  'introductions',
  'carriers',
  'coupons',
  'shop_settings',
]);

/** Facts of which the owner has changed some are still the demo's in the others. */
const anyDemoFact: Leftover = {
  table: 'shop_settings',
  keys: ['id'],
  also: sql`(${sql.join(
    [...demoFacts.texts, ...demoFacts.numbers].map(
      (name) => sql`${sql.ref(`demo.${name}`)} = ${sql.ref(`seeded.${name}`)}`,
    ),
    sql` or `,
  )})`,
};

async function countUnchanged(
  db: Kysely<Tables>,
  leftover: Leftover,
  rowsOf: RowsOf,
): Promise<number> {
  const { table } = leftover;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} as demo, ${recordsOf(table, rowsOf(table))} as seeded
    where ${isUnchanged(leftover)} and not exists (select from left_demo)`.execute(db);
  return rows[0]?.count ?? 0;
}

function demoRowsByTable(): RowsOf {
  const rows = demoRows(toPicture);
  return (table) =>
    rows.filter((each) => each.table === table).flatMap((each): object[] => each.rows);
}

/** Deletes the rows of a table that are as they were seeded; returns their number. */
async function takeAway(
  tx: Transaction<Tables>,
  leftover: Leftover,
  rowsOf: RowsOf,
): Promise<number> {
  const { table } = leftover;
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} as demo using ${recordsOf(table, rowsOf(table))} as seeded
    where ${isUnchanged(leftover)}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Whether the row `demo` says what the row `seeded` says. */
function isUnchanged({ keys, said = [], also }: Leftover): RawBuilder<boolean> {
  const conditions = [
    ...keys.map((key) => sql`${sql.ref(`demo.${key}`)} = ${sql.ref(`seeded.${key}`)}`),
    ...said.map(
      (name) => sql`${sql.ref(`demo.${name}`)} is not distinct from ${sql.ref(`seeded.${name}`)}`,
    ),
    ...(also ? [also] : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Facts that the owner has changed in part stay, but nobody sells under the demo's name and address. */
async function closeUnderDemoName(tx: Transaction<Tables>, rowsOf: RowsOf): Promise<void> {
  await sql`
    update shop_settings as own set opening = 'new'
    from ${recordsOf('shop_settings', rowsOf('shop_settings'))} as seeded
    where (own.shop_name, own.email) = (seeded.shop_name, seeded.email)`.execute(tx);
}

/** What is the demo's still in facts that the owner has changed in part; its name stays, since a shop has to have one. */
async function emptyDemoFacts(tx: Transaction<Tables>, rowsOf: RowsOf): Promise<void> {
  const own = (name: string) =>
    sql`nullif(${sql.ref(`own.${name}`)}, ${sql.ref(`seeded.${name}`)})`;
  const emptied = [
    ...demoFacts.texts.map((name) => sql`${sql.ref(name)} = coalesce(${own(name)}, '')`),
    ...demoFacts.numbers.map((name) => sql`${sql.ref(name)} = ${own(name)}`),
  ];
  await sql`
    update shop_settings as own set ${sql.join(emptied)}
    from ${recordsOf('shop_settings', rowsOf('shop_settings'))} as seeded`.execute(tx);
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
