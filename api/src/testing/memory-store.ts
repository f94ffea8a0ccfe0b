import { MessageChannel } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { storeOverStream } from '../store/embedded/embedded-store.ts';
import { speakWireProtocol } from '../store/embedded/pglite-wire.ts';
import { PortStream } from '../store/embedded/port-stream.ts';
import type { Store } from '../store/store.ts';

export interface MemoryStore {
  store: Store;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** A real store on a database in memory: the same protocol and driver, without a thread and a disk. */
export async function storeInMemory(database: PGlite): Promise<MemoryStore> {
  const { port1, port2 } = new MessageChannel();
  speakWireProtocol(database, port1, (error) =>
    console.error('The database of the tests failed', error),
  );
  const { store, pool } = await storeOverStream(() => new PortStream(port2));

  return {
    store,
    pool,
    close: async () => {
      await pool.end();
      port1.close();
      await database.close();
    },
  };
}
