import pg from 'pg';
import { firstAnswer } from './first-answer.ts';
import { migrate } from './migrate.ts';
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
export async function openServerStore(databaseUrl: string): Promise<Store> {
  const connection = { connectionString: databaseUrl, ...limits };
  const pool = new pg.Pool({ ...connection, max: 16, types: numbersForBigints });
  pool.on('error', (error) =>
    console.error('An idle connection to the database was lost', error.message),
  );
  // One that is in use says so by itself: whoever uses it gets the error. Unheard it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await requireVersion15(pool);
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const ear = new ServerEar(connection);
  const pulse = new ServerPulse(connection, () => ear.renew());

  return {
    ...queriesOver(pool, (work) => pulse.orSilence(work)),
    listen: (channel, listener) => ear.listen(channel, listener),
    isHearing: () => ear.isHearing(),
    close: async () => {
      await Promise.all([ear.close(), pulse.end()]);
      await pool.end();
    },
  };
}

async function requireVersion15(pool: pg.Pool): Promise<void> {
  const { rows } = await firstAnswer(() =>
    pool.query<{ version: number }>("select current_setting('server_version_num')::int as version"),
  );
  if ((rows[0]?.version ?? 0) < 150_000)
    throw new Error('DATABASE_URL must lead to PostgreSQL 15 or newer.');
}
