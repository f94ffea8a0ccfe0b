import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { RefusedOpeningError } from '../refused-opening.ts';
import { lockDirectory } from './directory-lock.ts';
import { expectNoOthersFolder } from './folder-owner.ts';
import { PortStream } from './port-stream.ts';
import { makePrivate } from './private-files.ts';

export interface EmbeddedDatabase {
  /** A connection for `pg`; restarts the database if it has failed. */
  connect(): Duplex;
  /** The size of the thread's own heap in bytes; 0 while the thread is not running. */
  heapBytes(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens the embedded database of a data directory, and creates it if it does not exist. Throws if another process has it open, if
 * it belongs to another user, or if a restore was cut off there.
 */
export async function startEmbeddedDatabase(dataDirectory: string): Promise<EmbeddedDatabase> {
  expectNoOthersFolder(dataDirectory);
  mkdirSync(dataDirectory, { recursive: true });
  // The lock file is outside the database's directory, because closing any handle of the file releases the lock, so nothing else
  // may open it.
  const unlock = lockDirectory(join(dataDirectory, 'store.lock'));
  const directory = join(dataDirectory, 'store');
  const thread = new DatabaseThread(directory);
  try {
    if (existsSync(directory)) makePrivate(directory);
    else expectNoRestore(dataDirectory);
    await thread.start();
  } catch (error) {
    unlock();
    throw error;
  }

  return {
    connect: () => thread.connect(),
    heapBytes: () => thread.heapBytes(),
    close: async () => {
      await thread.close();
      unlock();
    },
  };
}

/** The folder, within the data folder, of a store that is being restored. */
export const restoringFolder = '.restoring';

/** A restore that was killed must not be followed by an empty shop, which sells and keeps the restore from being repeated. */
function expectNoRestore(dataDirectory: string): void {
  const unfinished = join(dataDirectory, restoringFolder);
  if (!existsSync(unfinished)) return;
  throw new RefusedOpeningError(
    `A restore was cut off before its end: repeat it (npm run restore), or delete ${unfinished} for an empty shop.`,
  );
}

/** The pause between restarts: a full disk stays full for a while, and constant restarts would waste the machine. */
const restMs = 1000;

/**
 * The thread normally uses 15 MB; one that exceeds this limit has a leak, and is restarted before it fills the machine's memory.
 */
const mostHeapMb = 128;

class DatabaseThread {
  readonly #directory: string;
  #worker: Worker | undefined;
  #failedAt = -Infinity;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async start(): Promise<void> {
    const worker = this.#spawn();
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', () =>
        reject(new Error(`The database in ${this.#directory} does not start.`)),
      );
    });
  }

  connect(): Duplex {
    const worker = this.#worker ?? (this.#isResting() ? undefined : this.#spawn());
    if (!worker) return refusedConnection();
    const stream = new PortStream(worker);
    const fail = () => stream.destroy(new Error('The database failed.'));
    worker.once('exit', fail);
    stream.once('close', () => worker.off('exit', fail));
    return stream;
  }

  async heapBytes(): Promise<number> {
    try {
      return (await this.#worker?.getHeapStatistics())?.used_heap_size ?? 0;
    } catch {
      // The thread has ended meanwhile.
      return 0;
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const left = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage('close');
    await left;
  }

  #isResting(): boolean {
    return performance.now() - this.#failedAt < restMs;
  }

  #spawn(): Worker {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { directory: this.#directory },
      // The engine's memory is outside this heap; a small young generation keeps the thread's heap from growing under load.
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: mostHeapMb },
    });
    worker.setMaxListeners(50);
    // An error also ends the thread, and `exit` handles that.
    worker.on('error', (error) => console.error('The embedded database failed', error));
    worker.once('exit', (code) => {
      this.#worker = undefined;
      if (code !== 0) this.#failedAt = performance.now();
    });
    this.#worker = worker;
    return worker;
  }
}

function refusedConnection(): Duplex {
  const stream = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  return Object.assign(stream, {
    connect: () => stream.destroy(new Error('The database failed a moment ago.')),
    setNoDelay: () => stream,
    setKeepAlive: () => stream,
  });
}
