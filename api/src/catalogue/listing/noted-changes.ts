import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';

/** A position in a store's transaction history. */
export interface StoreMark {
  /** The identity of the server, database, table and store; transaction numbers of another one are not comparable. */
  store: string;
  /** Every transaction before this one is finished and visible to later readers. */
  mark: string;
}

/** Embedded stores begin with one prepared database and so with one identifier: the moment of their migrations tells them apart. */
const markColumns = sql`
  (select system_identifier from pg_control_system())
    || '/' || (select oid from pg_database where datname = current_database())
    || '/' || 'product_listing'::regclass::oid
    || '/' || (select extract(epoch from min(applied_at)) from migrations) as store,
  pg_snapshot_xmin(pg_current_snapshot())::text as mark`;

export async function readMark({ db }: Store): Promise<StoreMark> {
  const { rows } = await sql<StoreMark>`select ${markColumns}`.execute(db);
  return rows[0] as StoreMark;
}

/** The number of products that changed or left since a mark. */
export async function countChanges({ db }: Store, mark: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from listing_changes where ${isSince(mark)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The products that changed or left since a mark, and the mark up to which this list is complete. */
export async function readChanges(
  { db }: Store,
  mark: string,
): Promise<StoreMark & { productIds: number[] }> {
  const { rows } = await sql<StoreMark & { productIds: number[] }>`
    select ${markColumns},
      array(select product_id from listing_changes where ${isSince(mark)}) as "productIds"`.execute(
    db,
  );
  return rows[0] as StoreMark & { productIds: number[] };
}

/**
 * The upper bound excludes changes of another server, which a restored backup brings along with arbitrary transaction numbers.
 */
function isSince(mark: string) {
  return sql`changed_in >= ${mark}::xid8 and changed_in < pg_snapshot_xmax(pg_current_snapshot())`;
}

/** Whether the store has recorded an index file with this id. */
export async function knowsFile({ db }: Store, id: string): Promise<boolean> {
  const { rows } = await sql`select from listing_files where id = ${id}::uuid`.execute(db);
  return rows.length > 0;
}

/** Records a completely written file: everything in it was committed before this record is. */
export async function rememberFile({ db }: Store, id: string): Promise<void> {
  await sql`insert into listing_files (id) values (${id}::uuid)`.execute(db);
  await sql`delete from listing_files where id not in
    (select id from listing_files order by made_at desc limit ${filesRemembered})`.execute(db);
}

/**
 * The number of recorded files, of all processes on the store. A process whose file is no longer recorded reads every product at
 * its next start.
 */
const filesRemembered = 100;
