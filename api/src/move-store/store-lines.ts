import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { CommandError } from '../shop-command/command-error.ts';
import { asLine, type StoreTable } from './store-tables.ts';

const rowsAtOnce = 1000;

/**
 * Rows are carried as text, and have to be the same text wherever they are read; however long that takes, even while pictures are
 * fetched between two statements, and telling nobody.
 */
export async function speakAlike(tx: Transaction<Tables>): Promise<void> {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO, MDY',
    bytea_output: 'hex',
    extra_float_digits: '1',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
    // What happened in the other store is no news here.
    'kashi.carries_rows': 'on',
  };
  for (const [name, value] of Object.entries(settings)) {
    await sql`select set_config(${name}, ${value}, true)`.execute(tx);
  }
}

/** All rows of a table as lines of text, some at a time; only one table of a transaction can be read at once. */
export async function* linesOf(
  source: Transaction<Tables>,
  table: StoreTable,
): AsyncGenerator<string[], void> {
  await sql`declare moved no scroll cursor for select ${asLine(table)} as line from ${sql.table(table.name)}`.execute(
    source,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(rowsAtOnce)} from moved`.execute(source);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close moved`.execute(source);
}

/** Inserts rows that `linesOf` has read; `shape` is a table with just these columns in just this order. */
export async function insertLines(
  target: Transaction<Tables>,
  { name, columns }: StoreTable,
  lines: readonly string[],
  shape = name,
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${names}) select (moved).* from
    (select line::${sql.table(shape)} as moved from unnest(${lines}::text[]) as line offset 0) as lines`.execute(
    target,
  );
}

/** Throws a `CommandError` that names the tables with rows. */
export async function expectEmpty(
  target: Transaction<Tables>,
  tables: readonly StoreTable[],
  outcome: string,
): Promise<void> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(target);
    if (rows.length > 0) filled.push(name);
  }
  if (filled.length > 0) {
    throw new CommandError(
      `The target store is not empty: it has rows in ${filled.join(', ')}. ${outcome}`,
    );
  }
}

/** Continues the sequences of ids and order numbers; unlike `setval`, this is rolled back with the transaction. */
export async function continueNumbers(
  target: Transaction<Tables>,
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [sequence, next] of numbers) {
    await sql`alter sequence ${sql.table(sequence)} restart with ${sql.lit(next)}`.execute(target);
  }
}
