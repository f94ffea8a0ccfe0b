import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { NoConnectionError } from './no-connection.ts';
import type { StoreFigures } from './store-figures.ts';

/** Runs the given work; the watcher may end the wait with an error of its own. */
type Watch = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** How statements reach the database; `watch` ends the wait for a silent server. */
export interface Naming {
  watch?: Watch | undefined;
  /** Whether other processes use the database, one of which may migrate it while this process goes on. */
  isShared?: boolean;
}

/**
 * Names Kysely's statements by their text. Unnamed statements are planned by PostgreSQL every time; named ones are planned once
 * per connection, which is four to six times faster on the embedded store. Their durations are added to the metrics. In a shared
 * database a statement that asks for every column has no name: once a younger version has added a column, PostgreSQL refuses the
 * statement's plan on each connection that has it.
 */
export function withNamedStatements(
  pool: pg.Pool,
  figures: StoreFigures,
  { watch = (work) => work(), isShared = false }: Naming = {},
): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await figures.time('connection', () => connectWatched(pool, watch));
      const known = clients.get(client);
      if (known) return known;
      const naming = namingClient(client, figures, { watch, isShared });
      clients.set(client, naming);
      return naming;
    },
  };
}

/** A connection that arrives after its caller has given up is released. */
async function connectWatched(pool: pg.Pool, watch: Watch): Promise<pg.PoolClient> {
  let connecting: Promise<pg.PoolClient> | undefined;
  try {
    return await watch(() => (connecting = connected(pool)));
  } catch (error) {
    connecting?.then(
      (client) => client.release(),
      () => undefined,
    );
    throw error;
  }
}

async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new NoConnectionError(error);
  }
}

function namingClient(
  client: pg.PoolClient,
  figures: StoreFigures,
  { watch, isShared }: { watch: Watch; isShared: boolean },
): PostgresPoolClient {
  let underWay = 0;
  const ask = async (text: string, values: readonly unknown[]) => {
    underWay += 1;
    try {
      if (values.length === 0) return await client.query(text);
      const name = isShared && everyColumn.test(text) ? undefined : nameOf(text);
      return await client.query({ text, values: [...values], ...(name && { name }) });
    } finally {
      underWay -= 1;
    }
  };
  const query: unknown = (text: string, values: readonly unknown[]) =>
    figures.time(text === 'commit' ? 'commit' : 'statement', () => watch(() => ask(text, values)));
  return {
    // Kysely's type also includes cursors, which this code does not stream.
    query: query as PostgresPoolClient['query'],
    // A connection interrupted within a statement cannot be reused.
    release: () => client.release(underWay > 0),
  };
}

/** The columns of such a statement's answer are those that its tables have at that moment. */
const everyColumn = /\.\*|\b(?:select|returning) \*/;

const names = new Map<string, string>();

/** The most named statements: texts that differ at every call must not fill the server's memory. A shop has far fewer. */
const mostNames = 1000;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= mostNames) return undefined;
  const name = `kashi_${names.size}`;
  names.set(text, name);
  return name;
}
