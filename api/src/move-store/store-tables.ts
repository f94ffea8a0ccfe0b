import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** A table with its columns, in the order of its rows' text. */
export interface StoreTable {
  name: string;
  columns: string[];
}

/**
 * Every table of a store, in an order in which referenced tables come first; without the list of migrations and the data about
 * the store's own transactions.
 */
export async function tablesOf(tx: Transaction<Tables>): Promise<StoreTable[]> {
  const { rows: tables } = await sql<StoreTable>`
    select table_name as name, json_agg(column_name order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name not in ('migrations', 'listing_changes', 'listing_files')
    group by table_name order by table_name`.execute(tx);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(tx);

  const sorted = new Set<StoreTable>();
  const add = (table: StoreTable) => {
    for (const { from, to } of references) {
      const referred = tables.find(({ name }) => name === to && name !== table.name);
      if (from === table.name && referred && !sorted.has(referred)) add(referred);
    }
    sorted.add(table);
  };
  tables.forEach(add);
  return [...sorted];
}

/** The next value of each sequence. */
export async function nextNumbers(tx: Transaction<Tables>): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1`.execute(
    tx,
  );
  const numbers = new Map<string, number>();
  for (const { name } of rows) {
    const { rows: found } = await sql<{ next: number }>`
      select last_value + is_called::int as next from ${sql.table(name)}`.execute(tx);
    numbers.set(name, found[0]?.next ?? 1);
  }
  return numbers;
}

/** A row as one text, which any PostgreSQL reads back as the same row. */
export function asLine({ columns }: StoreTable) {
  return sql`row(${sql.join(columns.map((column) => sql.ref(column)))})::text`;
}
