import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Replica } from './replica.ts';
import type { Tables } from '../../schema/tables.ts';

interface Sources {
  server: PostgresPool;
  replica: PostgresPool;
  state: Pick<Replica, 'isCurrent' | 'fallBehind'>;
}

/**
 * Runs read statements on the replica while it is as recent as this process's last notice, otherwise on the server. A statement
 * that fails on the replica, as when replay cancels it, is repeated on the server. Transactions are not supported.
 */
export function readingFrom({ server, replica, state }: Sources): Kysely<Tables> {
  const read = async (text: string, values: readonly unknown[]) => {
    if (state.isCurrent()) {
      try {
        return await ask(replica, text, values);
      } catch {
        state.fallBehind();
      }
    }
    return ask(server, text, values);
  };
  const reader = { query: read as never, release: () => undefined };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { ...server, connect: () => Promise.resolve(reader), end: () => Promise.resolve() },
    }),
  });
}

async function ask(pool: PostgresPool, text: string, values: readonly unknown[]) {
  const client = await pool.connect();
  try {
    return await client.query(text, values);
  } finally {
    client.release();
  }
}
