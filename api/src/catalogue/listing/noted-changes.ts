import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';

/** A store and how far it has come. */
export interface StoreMark {
  /** The table in its database in its server: the transactions of another one have other numbers. */
  store: string;
  /** Every transaction before this one is over, and whoever reads after this sees what it did. */
  mark: string;
}

const markColumns = sql`
  (select system_identifier from pg_control_system())
    || '/' || (select oid from pg_database where datname = current_database())
    || '/' || 'product_listing'::regclass::oid as store,
  pg_snapshot_xmin(pg_current_snapshot())::text as mark`;

export async function readMark({ db }: Store): Promise<StoreMark> {
  const { rows } = await sql<StoreMark>`select ${markColumns}`.execute(db);
  return rows[0] as StoreMark;
}

/** How many products changed since a mark, or left. */
export async function countChanges({ db }: Store, mark: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from listing_changes where ${isSince(mark)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The products that changed since a mark, or left, and the mark until which these are all. */
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

/** What a transaction of another server has left, as a restored backup brings it along, may have any number. */
function isSince(mark: string) {
  return sql`changed_in >= ${mark}::xid8 and changed_in < pg_snapshot_xmax(pg_current_snapshot())`;
}

/** Whether the store has a file's name among those that were made of it. */
export async function knowsFile({ db }: Store, id: string): Promise<boolean> {
  const { rows } = await sql`select from listing_files where id = ${id}::uuid`.execute(db);
  return rows.length > 0;
}

/** Once all of it is written: whatever is in the file was committed before its name is. */
export async function rememberFile({ db }: Store, id: string): Promise<void> {
  await sql`insert into listing_files (id) values (${id}::uuid)`.execute(db);
  await sql`delete from listing_files where id not in
    (select id from listing_files order by made_at desc limit ${filesRemembered})`.execute(db);
}

/** Of all processes that share the store; one whose file is forgotten reads every product at its next start. */
const filesRemembered = 100;
