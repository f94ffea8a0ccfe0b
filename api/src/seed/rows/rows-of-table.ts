import type { Selectable } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** A row as the seed writes it: JSON columns are plain objects, and columns with a default may be omitted. */
export type SeedRow<Table extends keyof Tables> = Partial<Selectable<Tables[Table]>>;

/** One table and all its seed rows. */
export type RowsOfTable = {
  [Table in keyof Tables]: { table: Table; rows: SeedRow<Table>[] };
}[keyof Tables];

/** Ties the rows to the table, so that their types are checked against its columns. */
export function rowsOf<Table extends keyof Tables>(table: Table, rows: SeedRow<Table>[]) {
  return { table, rows } as unknown as RowsOfTable;
}
