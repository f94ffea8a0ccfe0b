import pg from 'pg';
import { firstAnswer } from './first-answer.ts';
import { migrate } from './migrate.ts';
import { withNamedStatements } from './named-statements.ts';
import { readingFrom } from './replica-reads.ts';
import { Replica } from './replica.ts';
import { aloneAt } from './server-alone.ts';
import { ServerDuty } from './server-duty.ts';
import { ServerEar } from './server-ear.ts';
import { ServerPulse } from './server-pulse.ts';
import { numbersForBigints, queriesOver, type Store } from './store.ts';

/** How long anything may take, in milliseconds: what takes longer has gone wrong, and holds up others. */
const limits = {
  // Of waiting for one of the pool's connections, too.
  connectionTimeoutMillis: 10_000,
  lock_timeout: 10_000,
  statement_timeout: 60_000,
  // A server whose machine is gone says no goodbye.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies pg.PoolConfig;

/**
 * The store on a PostgreSQL server (15 or newer), ready and migrated. It outlives the server: whoever was using a connection
 * that is lost gets the error, and the next one a new connection. Waits a minute for a server that is not there yet.
 */
export async function openServerStore(
  databaseUrl: string,
  mostConnections = usualConnections,
  replicaUrl?: string,
): Promise<Store> {
  const connection = { connectionString: databaseUrl, ...limits };
  const max = mostConnections - besidePool;
  const pool = new pg.Pool({ ...connection, max, types: numbersForBigints });
  pool.on('error', (error) =>
    console.error('An idle connection to the database was lost', error.message),
  );
  // One that is in use says so by itself: whoever uses it gets the error. Unheard it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await requireFit(pool, mostConnections);
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const ear = new ServerEar(connection);
  const duty = new ServerDuty(connection);
  const pulse = new ServerPulse(connection, () => {
    ear.renew();
    duty.renew();
  });

  const queries = queriesOver(pool, (work) => pulse.orSilence(work));
  const replica = replicaUrl === undefined ? undefined : await openReplica(replicaUrl);

  return {
    ...queries,
    ...(replica && { reads: replica.reads }),
    listen: (channel, listener) => ear.listen(channel, listener),
    isHearing: () => ear.isHearing(),
    isOnDuty: () => duty.isMine(),
    alone: (work) => aloneAt(connection, work),
    close: async () => {
      await Promise.all([ear.close(), pulse.end(), duty.close(), replica?.close()]);
      await pool.end();
    },
  };

  async function openReplica(url: string) {
    const there = new pg.Pool({
      ...limits,
      connectionString: url,
      // One that says nothing is not waited for: the server answers in its place.
      connectionTimeoutMillis: silentAfterMs,
      query_timeout: silentAfterMs,
      max,
      types: numbersForBigints,
    });
    there.on('error', () => undefined);
    there.on('connect', (client) => client.on('error', () => undefined));
    const state = new Replica(pool, there);
    // Before anybody else hears of a change, the replica is known to be behind it.
    await ear.listen('public_changes', () => state.fallBehind());
    return {
      reads: readingFrom({
        server: queries.naming,
        replica: withNamedStatements(there, queries.figures),
        state: {
          isCurrent: () => state.isCurrent() && ear.isHearing(),
          fallBehind: () => state.fallBehind(),
        },
      }),
      close: async () => {
        await state.close();
        await there.end();
      },
    };
  }
}

/** In milliseconds. */
const silentAfterMs = 2000;

/** One listens, one feels the server's pulse, one holds the duty, and one is there at the start alone. */
const besidePool = 4;

/** Of one process; all processes of a shop together have to fit into what the server takes. */
export const usualConnections = 20;

async function requireFit(pool: pg.Pool, mostConnections: number): Promise<void> {
  const { rows } = await firstAnswer(() =>
    pool.query<{ version: number; room: number }>(`select
      current_setting('server_version_num')::int as version,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as room`),
  );
  const { version = 0, room = 0 } = rows[0] ?? {};
  if (version < 150_000) throw new Error('DATABASE_URL must lead to PostgreSQL 15 or newer.');
  if (room < mostConnections) {
    throw new Error(
      `The database takes ${room} connections, and this process alone may want ${mostConnections}: lower KASHI_DATABASE_CONNECTIONS.`,
    );
  }
}
