import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { RowsOfTable } from './rows-of-table.ts';

const batchSize = 2000;

/**
 * Inserts rows in batches of a thousand. Each batch is one JSON parameter, which the database converts to the table's types, so
 * the number of columns and rows meets no parameter limit.
 */
export async function insertRows(
  tx: Transaction<Tables>,
  { table, rows }: RowsOfTable,
): Promise<void> {
  const [first] = rows;
  if (!first) return;

  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = JSON.stringify(rows.slice(start, start + batchSize));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${batch}::json)`.execute(
      tx,
    );
  }
}

/** Sets the sequence, so that the next row that the shop adds gets the id after the seed's highest. */
export async function continueIds(
  tx: Transaction<Tables>,
  tables: readonly (keyof Tables)[],
): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(
      tx,
    );
  }
}
