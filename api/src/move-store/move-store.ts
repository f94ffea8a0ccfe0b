import { sql, type Transaction } from 'kysely';
import { CommandError } from '../shop-command/command-error.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../schema/tables.ts';
import { differences, sumsOf, type StoreSums } from './store-sums.ts';
import { asLine, nextNumbers, tablesOf, type StoreTable } from './store-tables.ts';

const rowsAtOnce = 1000;

/**
 * Copies everything from one store into another, empty one: all or nothing. It succeeds only if counts, sums, digests and
 * sequence values are the same on both sides at the end, and returns them. Throws a `CommandError` if the move is not allowed or
 * not possible. Nobody else may be using either store.
 */
export function moveStore(from: Store, to: Store): Promise<StoreSums> {
  return from.transaction(async (source) => {
    await sql`set transaction isolation level repeatable read`.execute(source);
    return to.transaction(async (target) => {
      await speakAlike(source);
      await speakAlike(target);
      const tables = await tablesOf(target);
      await expectSameShape(source, target);
      await expectEmpty(target, tables);

      for (const table of tables) await copy(source, target, table);
      await continueNumbers(source, target);

      const moved = await sumsOf(target, tables);
      const wrong = differences(await sumsOf(source, tables), moved);
      if (wrong.length > 0) {
        throw new CommandError(
          `Nothing was moved, because the copy would differ in ${wrong.join(', ')}.`,
        );
      }
      return moved;
    });
  });
}

/** Rows are copied as text, and have to be the same text on both sides. */
async function speakAlike(tx: Transaction<Tables>): Promise<void> {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO, MDY',
    bytea_output: 'hex',
    extra_float_digits: '1',
    statement_timeout: '0',
  };
  for (const [name, value] of Object.entries(settings)) {
    await sql`select set_config(${name}, ${value}, true)`.execute(tx);
  }
}

/** Opening migrated both stores; the versions still differ if a newer version of the shop has used one of them. */
async function expectSameShape(
  source: Transaction<Tables>,
  target: Transaction<Tables>,
): Promise<void> {
  const [one, other] = [await migrationsOf(source), await migrationsOf(target)];
  if (one !== other) {
    throw new CommandError(
      `The stores are of different versions: one has ${one}; other has ${other}.`,
    );
  }
}

async function migrationsOf(tx: Transaction<Tables>): Promise<string> {
  const { rows } = await sql<{ names: string }>`
    select string_agg(name, ', ' order by name collate "C") as names from migrations`.execute(tx);
  return rows[0]?.names ?? '';
}

async function expectEmpty(
  target: Transaction<Tables>,
  tables: readonly StoreTable[],
): Promise<void> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(target);
    if (rows.length > 0) filled.push(name);
  }
  if (filled.length > 0) {
    throw new CommandError(
      `The target store is not empty: it has rows in ${filled.join(', ')}. Nothing was moved.`,
    );
  }
}

async function copy(
  source: Transaction<Tables>,
  target: Transaction<Tables>,
  table: StoreTable,
): Promise<void> {
  const name = sql.table(table.name);
  await sql`declare moved no scroll cursor for select ${asLine(table)} as line from ${name}`.execute(
    source,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(rowsAtOnce)} from moved`.execute(source);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    await sql`insert into ${name} select (moved).* from
      (select line::${name} as moved from unnest(${lines}::text[]) as line offset 0) as lines`.execute(
      target,
    );
  }
  await sql`close moved`.execute(source);
}

/** Continues the sequences of ids and order numbers; unlike `setval`, this is rolled back with the transaction. */
async function continueNumbers(
  source: Transaction<Tables>,
  target: Transaction<Tables>,
): Promise<void> {
  for (const [sequence, next] of await nextNumbers(source)) {
    await sql`alter sequence ${sql.table(sequence)} restart with ${sql.lit(next)}`.execute(target);
  }
}
