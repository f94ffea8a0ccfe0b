import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { lockDirectory } from './directory-lock.ts';
import { PortStream } from './port-stream.ts';
import { makePrivate } from './private-files.ts';

export interface EmbeddedDatabase {
  /** A connection for `pg`; starts the database again if it failed. */
  connect(): Duplex;
  /** What the thread's own heap holds, in bytes; 0 while it does not run. */
  heapBytes(): Promise<number>;
  close(): Promise<void>;
}

/** Opens the embedded database of a data directory, creating it if need be. Throws where another process has it open. */
export async function startEmbeddedDatabase(dataDirectory: string): Promise<EmbeddedDatabase> {
  mkdirSync(dataDirectory, { recursive: true });
  // Outside the database's own directory: the lock goes with any close of the file, so nothing else may open it.
  const unlock = lockDirectory(join(dataDirectory, 'store.lock'));
  const directory = join(dataDirectory, 'store');
  if (existsSync(directory)) makePrivate(directory);
  const thread = new DatabaseThread(directory);
  try {
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

/** A disk that is full stays full for a while: starting again and again would only burn the machine. */
const restMs = 1000;

/** The thread holds 15 MB by itself; one that needs so much more leaks, and is started afresh in place of filling the machine. */
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
      // It has ended meanwhile.
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
      // The engine's memory is its own; a small young generation keeps the thread's heap from growing under load.
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: mostHeapMb },
    });
    worker.setMaxListeners(50);
    // An error ends the thread, and the end is what counts.
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
