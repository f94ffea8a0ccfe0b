import { shelfParents, type ShelfInput, type ShelfKind } from '@kashi/contracts/desk/goods/shelves';
import { toPersianLetters } from '@kashi/contracts/text/persian-letters';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { announceNames, lockInOrder, refreshSlices } from '../catalogue/refresh-listing.ts';
import type { ChangeEntry } from '../desk-audit/change-log.ts';
import { versionOf } from '../desk-http/version-of.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { lockNewTitle, titleInPersian } from '../shop-command/import/shelf-names.ts';
import { messages } from './messages.ts';
import { kept, readShelves, saidOf, type Said, type ShelfRow } from './shelf-tables.ts';

/**
 * Makes a shelf, or gives a known one another title or picture; lists and searches follow. Throws a 409 if somebody has changed it
 * since it was read.
 */
export async function saveShelf(
  tx: Transaction<Tables>,
  { kind, id, version, parentId, ...wished }: Omit<ShelfInput, 'key'>,
): Promise<ChangeEntry> {
  if (id === null) return makeShelf(tx, kind, parentId, wished);
  const lock = await lockToName(tx, kind, id, wished.title);
  const before = await lockShelf(tx, kind, id, lock);
  if (versionOf(before) !== version) {
    throw new Refusal(409, messages.shelfMoved, { value: { current: await readShelves(tx) } });
  }
  // One of two that are the same since before is still given a picture, or another title.
  if (toPersianLetters(before.title) !== wished.title) {
    const { under } = kept[kind];
    const parent = under && sql`(select ${sql.ref(under)} from ${tableOf(kind)} where id = ${id})`;
    await expectOwnTitle(tx, kind, wished.title, parent);
  }
  await write(tx, kind, id, wished);
  if (before.title !== wished.title) {
    await refreshSlices(tx, await productsOn(tx, kind, id));
    await announceNames(tx);
  }
  return { subject: kind, subjectId: id, before, after: { ...before, ...wished } };
}

async function write(
  tx: Transaction<Tables>,
  kind: ShelfKind,
  id: number,
  { title, picture, logo, alt, sizeGuide }: Said,
): Promise<void> {
  if (sizeGuide) await requirePage(tx, sizeGuide);
  const sets = [
    sql`title = ${title}`,
    ...(picture === undefined ? [] : [sql`picture = ${picture && JSON.stringify(picture)}::jsonb`]),
    ...(logo === undefined ? [] : [sql`logo_path = ${logo}`]),
    ...(alt === undefined ? [] : [sql`alt = ${alt}`]),
    ...(sizeGuide === undefined ? [] : [sql`size_guide = ${sizeGuide}`]),
  ];
  await sql`update ${tableOf(kind)} set ${sql.join(sets)} where id = ${id}`.execute(tx);
}

/** Throws a 400 for a page that nobody has written, or that was deleted. Another member cannot delete the page meanwhile. */
async function requirePage(tx: Transaction<Tables>, name: string): Promise<void> {
  const page = await tx
    .selectFrom('introductions')
    .select('section_name_en')
    .where('section_name_en', '=', name)
    .forKeyShare()
    .executeTakeFirst();
  if (!page) throw wrong('sizeGuide', messages.unknownPage);
}

async function makeShelf(
  tx: Transaction<Tables>,
  kind: ShelfKind,
  parentId: number | null,
  wished: Said,
): Promise<ChangeEntry> {
  const { title } = wished;
  const { table, under } = kept[kind];
  const parent = shelfParents[kind];
  await lockNewTitle(tx, title);
  if (parent !== null) {
    if (parentId === null) throw wrong('parentId', messages.parentNeeded);
    await lockShelf(tx, parent, parentId, forNoKeyUpdate);
  }
  await expectOwnTitle(tx, kind, title, under && sql`${parentId}`);
  const columns = under === null ? sql`title, position` : sql`title, position, ${sql.ref(under)}`;
  const last = sql`(select coalesce(max(position), -1) + 1 from ${sql.table(table)})`;
  const values = under === null ? sql`${title}, ${last}` : sql`${title}, ${last}, ${parentId}`;
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns}) values (${values}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await write(tx, kind, id, wished);
  await announceNames(tx);
  const after = under === null ? wished : { ...wished, parentId };
  return { subject: kind, subjectId: id, before: null, after };
}

/** Throws a 400 if another shelf under the same parent has the title: a file of goods that names it would be ambiguous. */
async function expectOwnTitle(
  tx: Transaction<Tables>,
  kind: ShelfKind,
  title: string,
  parent: RawBuilder<unknown> | null,
): Promise<void> {
  const { under } = kept[kind];
  const beside = under === null ? sql`true` : sql`${sql.ref(under)} = ${parent}`;
  const { rows } = await sql`
    select 1 from ${tableOf(kind)} where ${titleInPersian} = ${title} and ${beside} limit 1`.execute(
    tx,
  );
  if (rows.length > 0) throw wrong('title', messages.shelfTwice);
}

function tableOf(kind: ShelfKind): RawBuilder<unknown> {
  return sql.table(kept[kind].table);
}

/** Deletes a shelf. Throws a 409 while something lies on it. */
export async function deleteShelf(
  tx: Transaction<Tables>,
  { kind, id }: { kind: ShelfKind; id: number },
): Promise<ChangeEntry> {
  const before = await lockShelf(tx, kind, id, forUpdate);
  for (const [table, column] of kept[kind].holds) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit 1`.execute(tx);
    if (rows.length > 0) throw new Refusal(409, messages.shelfInUse);
  }
  await sql`delete from ${tableOf(kind)} where id = ${id}`.execute(tx);
  await announceNames(tx);
  return { subject: kind, subjectId: id, before, after: null };
}

/** What a shelf says, locked until the transaction ends. Throws a 404 for an unknown one. */
async function lockShelf(
  tx: Transaction<Tables>,
  kind: ShelfKind,
  id: number,
  lock: RawBuilder<unknown>,
): Promise<Said> {
  const { rows } = await sql<ShelfRow>`
    select * from ${tableOf(kind)} where id = ${id} ${lock}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Refusal(404, messages.unknownShelf);
  return saidOf(kind, row);
}

/** Others go on putting goods on the shelf: an import that has done so keeps nobody waiting until it ends. */
const forNoKeyUpdate = sql`for no key update`;

/** Waits for whoever is putting goods on the shelf, and lets nobody begin. */
const forUpdate = sql`for update`;

/**
 * Locks the products that a new title is written into, and the title, before the shelf itself: an import holds products and then gives
 * shelves new ones, so the other order would let the two wait for each other. Returns the lock that the shelf needs: goods that come
 * to it unseen would keep the old title in their words.
 */
async function lockToName(
  tx: Transaction<Tables>,
  kind: ShelfKind,
  id: number,
  title: string,
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql`
    select 1 from ${tableOf(kind)} where id = ${id} and title <> ${title}`.execute(tx);
  if (rows.length === 0) return forNoKeyUpdate;
  await lockInOrder(tx, await productsOn(tx, kind, id));
  await lockNewTitle(tx, title);
  return columnsOfProducts[kind] ? forUpdate : forNoKeyUpdate;
}

/** Of the shelves whose titles are in the words by which products are found, the column that names them. */
const columnsOfProducts: Partial<Record<ShelfKind, string>> = {
  subGroup: 'subgroup_id',
  category: 'category_id',
  brand: 'brand_id',
};

/** The products whose words in searches have the title of this shelf. */
async function productsOn(tx: Transaction<Tables>, kind: ShelfKind, id: number): Promise<number[]> {
  const column = columnsOfProducts[kind];
  if (!column) return [];
  const { rows } = await sql<{ id: number }>`
    select id from products where ${sql.ref(column)} = ${id} order by id`.execute(tx);
  return rows.map((row) => row.id);
}

function wrong(Field: string, Message: string): Refusal {
  return new Refusal(400, Message, { fields: [{ Field, Message }] });
}
