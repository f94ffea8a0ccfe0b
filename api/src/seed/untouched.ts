import { sql, type Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** What is written in a shop that somebody uses, or has used. */
const signsOfUse = [
  'products',
  'groups',
  'brands',
  'shop_settings',
  'introductions',
  'carriers',
  'coupons',
  'sliders',
  'banners',
  'customers',
  'orders',
  'left_demo',
] as const satisfies readonly (keyof Tables)[];

/** Whether nobody has used the shop yet, and it may begin with the demo. A shop without goods may well have orders. */
export async function isUntouched(db: Kysely<Tables>): Promise<boolean> {
  return !(await hasRows(db, signsOfUse));
}

/** Whether any of the tables has a row. */
export async function hasRows(
  db: Kysely<Tables>,
  tables: readonly (keyof Tables)[],
): Promise<boolean> {
  const found = tables.map((table) => sql`exists (select from ${sql.table(table)})`);
  const { rows } = await sql<{ any: boolean }>`
    select ${sql.join(found, sql` or `)} as "any"`.execute(db);
  return rows[0]?.any ?? false;
}
