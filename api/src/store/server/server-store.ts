import pg from 'pg';
import { firstAnswer, refusal } from '../first-answer.ts';
import { migrate } from '../migrate.ts';
import { withNamedStatements } from '../named-statements.ts';
import { RefusedOpeningError } from '../refused-opening.ts';
import { noticedWhenGone } from './noticed-when-gone.ts';
import { readingFrom } from './replica-reads.ts';
import { Replica } from './replica.ts';
import { aloneAt } from './server-alone.ts';
import { ServerDuty } from './server-duty.ts';
import { ServerEar } from './server-ear.ts';
import { ServerPulse } from './server-pulse.ts';
import { numbersForBigints, queriesOver, type Store } from '../store.ts';

/** Time limits, in milliseconds: anything slower has gone wrong, and delays others. */
const limits = {
  // Also limits the wait for a connection of the pool.
  connectionTimeoutMillis: 10_000,
  lock_timeout: 10_000,
  statement_timeout: 60_000,
  // A server whose machine is lost does not close its connections.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // The pool waits for the answer, which its types do not say.
  onConnect: ((client) =>
    client.query(
      `${noticedWhenGone}; ${noticedWhenStuck}; ${notCompiled}`,
    )) as pg.PoolConfig['onConnect'],
} satisfies pg.PoolConfig;

/** Ends a transaction whose process is gone or hangs, and with it the locks: between its statements none waits for anything else. */
const noticedWhenStuck = 'set idle_in_transaction_session_timeout = 30000';

/** PostgreSQL takes a count in a large shop for long work and compiles it first: half a second for a statement of less than a millisecond. */
const notCompiled = 'set jit = off';

/**
 * The store on a PostgreSQL server (15 or newer), ready and migrated, or migrated by `migrations` alone. It survives restarts of
 * the server: a caller whose connection is lost gets the error, and the next caller a new connection. It waits up to a minute for
 * a server that is not there yet.
 */
export async function openServerStore(
  databaseUrl: string,
  mostConnections = usualConnections,
  replicaUrl?: string,
  migrations?: string[],
): Promise<Store> {
  const connection = { connectionString: databaseUrl, ...limits };
  const max = mostConnections - besidePool;
  const pool = new pg.Pool({ ...connection, max, types: numbersForBigints });
  pool.on('error', (error) =>
    console.error('An idle connection to the database was lost', error.message),
  );
  // Handles errors of connections in use, which their callers also get; without a listener they would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await requireFit(pool, mostConnections);
    await migrate(pool, migrations);
  } catch (error) {
    await pool.end();
    const mayNotMakeTables = error instanceof pg.DatabaseError && error.code === '42501';
    throw mayNotMakeTables ? refusal(error) : error;
  }
  const ear = new ServerEar(connection);
  const duty = new ServerDuty(connection);
  const pulse = new ServerPulse(connection, () => {
    ear.renew();
    duty.renew();
  });

  const queries = queriesOver(pool, { watch: (work) => pulse.orSilence(work), isShared: true });
  const replica = replicaUrl === undefined ? undefined : await openReplica(replicaUrl);

  return {
    ...queries,
    ...(replica && { reads: replica.reads }),
    listen: (channel, listener) => ear.listen(channel, listener),
    isHearing: () => ear.isHearing(),
    isOnDuty: () => duty.isMine(),
    alone: (work) => aloneAt(connection, work),
    whileCopyable: null,
    close: async () => {
      await Promise.all([ear.close(), pulse.end(), duty.close(), replica?.close()]);
      await pool.end();
    },
  };

  async function openReplica(url: string) {
    const there = new pg.Pool({
      ...limits,
      connectionString: url,
      // A replica without an answer is not waited for; the server answers instead.
      connectionTimeoutMillis: silentAfterMs,
      query_timeout: silentAfterMs,
      max,
      types: numbersForBigints,
    });
    there.on('error', () => undefined);
    there.on('connect', (client) => client.on('error', () => undefined));
    const state = new Replica(pool, there);
    // Other listeners hear of a change only after the replica is marked as behind it.
    await ear.listen('public_changes', () => state.fallBehind());
    const isCurrent = () => state.isCurrent() && ear.isHearing();
    queries.figures.tellReplica(isCurrent);
    return {
      reads: readingFrom({
        server: queries.naming,
        replica: withNamedStatements(there, queries.figures, { isShared: true }),
        state: { isCurrent, fallBehind: () => state.fallBehind() },
      }),
      close: async () => {
        await state.close();
        await there.end();
      },
    };
  }
}

/** Milliseconds. */
const silentAfterMs = 2000;

/** Connections outside the pool: one listens, one checks the server, one holds the duty, and one is used only at the start. */
const besidePool = 4;

/** The pool of one process; the pools of all processes of a shop together have to fit the server's limit. */
export const usualConnections = 20;

async function requireFit(pool: pg.Pool, mostConnections: number): Promise<void> {
  const { rows } = await firstAnswer(() =>
    pool.query<{ version: number; encoding: string; room: number }>(`select
      current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as room`),
  );
  const { version = 0, encoding = '', room = 0 } = rows[0] ?? {};
  if (version < 150_000)
    throw new RefusedOpeningError('DATABASE_URL must lead to PostgreSQL 15 or newer.');
  if (encoding !== 'UTF8') {
    throw new RefusedOpeningError(
      `The database has the encoding ${encoding}, and a shop needs UTF8: make it by createdb --encoding=UTF8 --template=template0.`,
    );
  }
  if (room < mostConnections) {
    throw new RefusedOpeningError(
      `The database allows ${room} connections, and this process alone may need ${mostConnections}: lower KASHI_DATABASE_CONNECTIONS.`,
    );
  }
}
