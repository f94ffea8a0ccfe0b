import type { Kysely } from 'kysely';
import { csvHead, csvLine } from '@kashi/contracts/text/csv-line';
import { readEmptySearches } from '../empty-searches/read-searches.ts';
import type { Tables } from '../schema/tables.ts';
import { bestOf, datesOf, salesOf } from './figures.ts';
import { messages } from './messages.ts';
import type { Span } from './span.ts';

type Columns = typeof messages.columns;
type Row<Of extends keyof Columns> = Record<keyof Columns[Of], string | number>;

/**
 * The figures of a span as a CSV file for spreadsheets: its days, the products that were sold in it, or the searches in vain. Days
 * are Jalali, digits Latin, money is in toman. Of more than `mostSearches` searches the last line says that the rest is left out.
 * Throws a 400 for a wrong span, before the file begins.
 */
export function figuresFile(
  db: Kysely<Tables>,
  { of, ...span }: Span & { of: keyof Columns },
  now: Date,
  mostSearches = 10_000,
): AsyncGenerator<string> {
  datesOf(span);
  const read: { [Of in keyof Columns]: () => Promise<Row<Of>[]> } = {
    days: async () => (await salesOf(db, span, now)).days,
    goods: () => bestOf(db, span, null),
    searches: async () => {
      const rows = await readEmptySearches(db, span, mostSearches + 1);
      if (rows.length <= mostSearches) return rows;
      return [...rows.slice(0, mostSearches), { text: messages.restLeftOut, times: '' }];
    },
  };
  return tableFile(messages.columns[of], read[of]);
}

/** A table as a CSV file; `columns` names and orders what is written of each row. */
export async function* tableFile(
  columns: Record<string, string>,
  read: () => Promise<Record<string, string | number | null>[]>,
): AsyncGenerator<string> {
  const rows = await read();
  yield csvHead(Object.values(columns));
  for (const row of rows) yield csvLine(Object.keys(columns).map((name) => row[name] ?? ''));
}
