import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { StoreFigures } from './store-figures.ts';

/** Does what it is given; whoever watches over it may end the wait with an error of its own. */
export type Watch = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Kysely sends its statements unnamed, so that PostgreSQL plans each of them every time. Named by their text they are
 * planned once a connection: four to six times faster on the embedded store. How long each takes goes among the figures.
 */
export function withNamedStatements(
  pool: pg.Pool,
  figures: StoreFigures,
  watch: Watch = (work) => work(),
): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await figures.time('connection', () => connectWatched(pool, watch));
      const known = clients.get(client);
      if (known) return known;
      const naming = namingClient(client, figures, watch);
      clients.set(client, naming);
      return naming;
    },
  };
}

/** A connection that comes when nobody waits for it any more goes back. */
async function connectWatched(pool: pg.Pool, watch: Watch): Promise<pg.PoolClient> {
  let connecting: Promise<pg.PoolClient> | undefined;
  try {
    return await watch(() => (connecting = pool.connect()));
  } catch (error) {
    connecting?.then(
      (client) => client.release(),
      () => undefined,
    );
    throw error;
  }
}

function namingClient(
  client: pg.PoolClient,
  figures: StoreFigures,
  watch: Watch,
): PostgresPoolClient {
  let underWay = 0;
  const ask = async (text: string, values: readonly unknown[]) => {
    underWay += 1;
    try {
      if (values.length === 0) return await client.query(text);
      const name = nameOf(text);
      return await client.query({ text, values: [...values], ...(name && { name }) });
    } finally {
      underWay -= 1;
    }
  };
  const query: unknown = (text: string, values: readonly unknown[]) =>
    figures.time(text === 'commit' ? 'commit' : 'statement', () => watch(() => ask(text, values)));
  return {
    // Kysely's type also has cursors, which nobody here streams.
    query: query as PostgresPoolClient['query'],
    // Left in the middle of a statement it is of no use to the next.
    release: () => client.release(underWay > 0),
  };
}

const names = new Map<string, string>();

/** Texts that differ with every call must not fill the server's memory; a shop has far fewer than this. */
const mostNames = 1000;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= mostNames) return undefined;
  const name = `kashi_${names.size}`;
  names.set(text, name);
  return name;
}
