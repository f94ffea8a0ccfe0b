import { sql, type Transaction } from 'kysely';
import { CommandError } from '../shop-command/command-error.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../schema/tables.ts';
import { continueNumbers, expectEmpty, insertLines, linesOf, speakAlike } from './store-lines.ts';
import { differences, sumsOf, type StoreSums } from './store-sums.ts';
import { nextNumbers, tablesOf, type StoreTable } from './store-tables.ts';

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
      await expectEmpty(target, tables, 'Nothing was moved.');

      for (const table of tables) await copy(source, target, table);
      await continueNumbers(target, await nextNumbers(source));

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

async function copy(
  source: Transaction<Tables>,
  target: Transaction<Tables>,
  table: StoreTable,
): Promise<void> {
  for await (const lines of linesOf(source, table)) await insertLines(target, table, lines);
}
