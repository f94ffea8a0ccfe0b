import type { Selectable } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** A row as the seed writes it: JSON columns are plain objects, columns with a default may be left out. */
export type SeedRow<Table extends keyof Tables> = Partial<Selectable<Tables[Table]>>;

/** One table and everything the seed puts into it. */
export type RowsOfTable = {
  [Table in keyof Tables]: { table: Table; rows: SeedRow<Table>[] };
}[keyof Tables];

/** Names the table, so that its rows are checked against its columns. */
export function rowsOf<Table extends keyof Tables>(table: Table, rows: SeedRow<Table>[]) {
  return { table, rows } as unknown as RowsOfTable;
}
