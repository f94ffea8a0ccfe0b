import {
  shelfParents,
  type ShelfKind,
  type Shelves,
} from '@kashi/shared/contracts/desk/goods/shelves';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ChangeEntry } from '../desk-audit/change-log.ts';
import { refreshListing } from '../catalogue/refresh-listing.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';

/** Everything that a product can be put under, in the order in which shoppers see it. */
export async function readShelves(db: Kysely<Tables>): Promise<Shelves> {
  const titled = (table: 'groups' | 'brands' | 'property_groups') =>
    db.selectFrom(table).select(['id', 'title']).orderBy('position').orderBy('id').execute();
  const subGroups = db
    .selectFrom('subgroups')
    .select(['id', 'title', 'group_id as groupId'])
    .orderBy('position')
    .orderBy('id');
  const categories = db
    .selectFrom('categories')
    .select(['id', 'title', 'subgroup_id as subGroupId'])
    .orderBy('position')
    .orderBy('id');
  const properties = db
    .selectFrom('properties')
    .select(['id', 'title', 'group_id as propertyGroupId'])
    .orderBy('position')
    .orderBy('id');
  return {
    groups: await titled('groups'),
    subGroups: await subGroups.execute(),
    categories: await categories.execute(),
    brands: await titled('brands'),
    propertyGroups: await titled('property_groups'),
    properties: await properties.execute(),
  };
}

/** Where each kind of shelf is kept, the column that names what it lies under, and what may lie on it. */
const kept = {
  group: { table: 'groups', under: null, holds: [['subgroups', 'group_id']] },
  subGroup: {
    table: 'subgroups',
    under: 'group_id',
    holds: [
      ['categories', 'subgroup_id'],
      ['products', 'subgroup_id'],
    ],
  },
  category: { table: 'categories', under: 'subgroup_id', holds: [['products', 'category_id']] },
  brand: { table: 'brands', under: null, holds: [['products', 'brand_id']] },
  propertyGroup: { table: 'property_groups', under: null, holds: [['properties', 'group_id']] },
  property: {
    table: 'properties',
    under: 'group_id',
    holds: [['product_property_values', 'property_id']],
  },
} as const satisfies Record<
  ShelfKind,
  { table: keyof Tables; under: string | null; holds: readonly (readonly [keyof Tables, string])[] }
>;

interface ShelfForm {
  kind: ShelfKind;
  id: number | null;
  title: string;
  parentId: number | null;
}

/** Makes a shelf, or gives a known one another title; lists and searches follow. */
export async function saveShelf(
  tx: Transaction<Tables>,
  { kind, id, title, parentId }: ShelfForm,
): Promise<ChangeEntry> {
  if (id !== null) {
    const before = await lockShelf(tx, kind, id);
    await sql`update ${sql.table(kept[kind].table)} set title = ${title} where id = ${id}`.execute(
      tx,
    );
    await refreshListing(tx, await productsOn(tx, kind, id));
    return { subject: kind, subjectId: id, before: { title: before }, after: { title } };
  }
  const { table, under } = kept[kind];
  const parent = shelfParents[kind];
  if (parent !== null) {
    if (parentId === null) throw wrong('parentId', messages.parentNeeded);
    await lockShelf(tx, parent, parentId);
  }
  const columns = under === null ? sql`title, position` : sql`title, position, ${sql.ref(under)}`;
  const last = sql`(select coalesce(max(position), -1) + 1 from ${sql.table(table)})`;
  const values = under === null ? sql`${title}, ${last}` : sql`${title}, ${last}, ${parentId}`;
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns}) values (${values}) returning id`.execute(tx);
  const after = under === null ? { title } : { title, parentId };
  return { subject: kind, subjectId: rows[0]?.id ?? 0, before: null, after };
}

/** Deletes a shelf. Throws a 409 while something lies on it. */
export async function deleteShelf(
  tx: Transaction<Tables>,
  { kind, id }: { kind: ShelfKind; id: number },
): Promise<ChangeEntry> {
  const title = await lockShelf(tx, kind, id);
  for (const [table, column] of kept[kind].holds) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit 1`.execute(tx);
    if (rows.length > 0) throw new Refusal(409, messages.shelfInUse);
  }
  await sql`delete from ${sql.table(kept[kind].table)} where id = ${id}`.execute(tx);
  return { subject: kind, subjectId: id, before: { title }, after: null };
}

/** The title of a shelf, locked until the transaction ends. Throws a 404 for an unknown one. */
async function lockShelf(tx: Transaction<Tables>, kind: ShelfKind, id: number): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    select title from ${sql.table(kept[kind].table)} where id = ${id} for update`.execute(tx);
  const [shelf] = rows;
  if (!shelf) throw new Refusal(404, messages.unknownShelf);
  return shelf.title;
}

/** The products whose words in searches have the title of this shelf. */
async function productsOn(tx: Transaction<Tables>, kind: ShelfKind, id: number): Promise<number[]> {
  const columns: Partial<Record<ShelfKind, string>> = {
    subGroup: 'subgroup_id',
    category: 'category_id',
    brand: 'brand_id',
  };
  const column = columns[kind];
  if (!column) return [];
  const { rows } = await sql<{ id: number }>`
    select id from products where ${sql.ref(column)} = ${id} order by id`.execute(tx);
  return rows.map((row) => row.id);
}

function wrong(Field: string, Message: string): Refusal {
  return new Refusal(400, Message, { fields: [{ Field, Message }] });
}
