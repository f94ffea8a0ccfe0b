import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { asLine, nextNumbers, type StoreTable } from './store-tables.ts';

/** The sums that an owner checks after a move: goods, and money in toman. */
interface Amounts {
  stock: number;
  wallets: number;
  held: number;
  ledger: number;
  orders: number;
}

/** What has to be the same on both sides of a move. */
export interface StoreSums {
  /** For each table the number of rows, and a digest of all their contents. */
  tables: Map<string, { rows: number; digest: string }>;
  nextNumbers: Map<string, number>;
  amounts: Amounts;
}

export async function sumsOf(
  tx: Transaction<Tables>,
  tables: readonly StoreTable[],
): Promise<StoreSums> {
  const sums: StoreSums['tables'] = new Map();
  for (const table of tables) {
    const { rows } = await sql<{ rows: number; digest: string }>`
      select count(*) as rows, md5(coalesce(string_agg(hash, '' order by hash collate "C"), '')) as digest
      from (select md5(${asLine(table)}) as hash from ${sql.table(table.name)}) as hashes`.execute(
      tx,
    );
    sums.set(table.name, rows[0]!);
  }
  const { rows } = await sql<Amounts>`select
    (select coalesce(sum(stock), 0)::bigint from sale_params) as stock,
    (select coalesce(sum(balance), 0)::bigint from wallets) as wallets,
    (select coalesce(sum(held), 0)::bigint from wallets) as held,
    (select coalesce(sum(deposit - withdraw), 0)::bigint from wallet_transactions) as ledger,
    (select coalesce(sum(invoice_due), 0)::bigint from orders) as orders`.execute(tx);
  return { tables: sums, nextNumbers: await nextNumbers(tx), amounts: rows[0]! };
}

/** The names of what differs; empty if nothing does. */
export function differences(one: StoreSums, other: StoreSums): string[] {
  const [left, right] = [flat(one), flat(other)];
  return [...new Set([...left.keys(), ...right.keys()])].filter(
    (name) => left.get(name) !== right.get(name),
  );
}

function flat({ tables, nextNumbers: numbers, amounts }: StoreSums): Map<string, unknown> {
  return new Map<string, unknown>([
    ...[...tables].map(([name, { rows, digest }]) => [name, `${rows} ${digest}`] as const),
    ...numbers,
    ...Object.entries(amounts).map(([name, sum]) => [`the sum of ${name}`, sum] as const),
  ]);
}
