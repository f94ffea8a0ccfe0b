import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { CopyOnTheWay } from './copy-on-the-way.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { keepHouse } from './housekeeping.ts';
import { migrate } from '../migrate.ts';
import { listenTo, Notices } from '../notices.ts';
import { numbersForBigints, queriesOver, type Store } from '../store.ts';

/** Opens the store in a directory of this machine, ready and migrated, or migrated by `migrations` alone. */
export async function openEmbeddedStore(
  dataDirectory: string,
  migrations?: string[],
): Promise<Store> {
  const database = await startEmbeddedDatabase(dataDirectory);
  const { store, pool } = await storeOverStream(() => database.connect(), migrations).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  store.figures.tellHeap(() => database.heapBytes());
  const copies = new CopyOnTheWay(pool, join(dataDirectory, 'store'));
  const stopHousekeeping = keepHouse(pool, {
    vacuumNote: join(dataDirectory, 'store.vacuumed'),
    isPaused: () => copies.isOnTheWay,
  });

  return {
    ...store,
    whileCopyable: (copy) => copies.make(copy),
    close: async () => {
      stopHousekeeping();
      try {
        await pool.query('checkpoint');
      } finally {
        // Also after a failure, or a thread that was started again would keep the process from ending.
        await pool.end();
        await database.close();
      }
    },
  };
}

/** A store on the one connection of an embedded database; tests use it with a database in memory. */
export async function storeOverStream(
  connect: () => Duplex,
  migrations?: string[],
): Promise<{ store: Store; pool: pg.Pool }> {
  const notices = new Notices();
  let hasConnected = false;
  /** Ends before the first caller has the connection: within the caller's transaction the listening would be rolled back with it. */
  const follow = async (client: pg.ClientBase) => {
    await notices.follow(client);
    if (hasConnected) notices.tellOfMissed();
    hasConnected = true;
  };
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    types: numbersForBigints,
    stream: connect,
    // The pool waits for the answer, which its types do not say.
    onConnect: (client): unknown => follow(client),
  });
  // The pool replaces a failed connection by itself; the statement that was using it fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrate(pool, migrations);

  const store: Store = {
    ...queriesOver(pool),
    listen: async (channel, listener) => {
      const stop = notices.add(channel, listener);
      await pool.query(listenTo(channel));
      return stop;
    },
    // Notices come on the connection that also writes, so while notices are missed nothing is written either.
    isHearing: () => true,
    // No other process can open the store.
    isOnDuty: () => Promise.resolve(true),
    alone: (work) => work(),
    whileCopyable: null,
    close: () => pool.end(),
  };
  return { store, pool };
}
