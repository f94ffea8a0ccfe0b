import { sql } from 'kysely';
import { CommandError } from '../shop-command/command-error.ts';
import type { Store } from '../store/store.ts';

/** The connection name by which a command's own connections are told from a shop's. */
const ownName = `kashi-move-${process.pid}`;

/** The server's address, for connections with the command's own name. */
export function named(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', ownName);
  return url.href;
}

/**
 * Throws a `CommandError` if others are connected to the server, which `store` was opened on by its `named` address. The embedded
 * store has its lock.
 */
export async function expectAlone({ db }: Store): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity where datname = current_database()
      and backend_type = 'client backend' and application_name <> ${ownName}`.execute(db);
  const others = rows[0]?.others ?? 0;
  if (others > 0) {
    throw new CommandError(
      `The database is in use by ${others} other connections: first stop the shop and everything else that uses it.`,
    );
  }
}
