import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { lockDirectory } from './directory-lock.ts';
import { PortStream } from './port-stream.ts';

export interface EmbeddedDatabase {
  /** A connection for `pg`; starts the database again if it failed. */
  connect(): Duplex;
  close(): Promise<void>;
}

/** Opens the embedded database of a data directory, creating it if need be. Throws where another process has it open. */
export async function startEmbeddedDatabase(dataDirectory: string): Promise<EmbeddedDatabase> {
  mkdirSync(dataDirectory, { recursive: true });
  // Outside the database's own directory: the lock goes with any close of the file, so nothing else may open it.
  const unlock = lockDirectory(join(dataDirectory, 'store.lock'));
  const thread = new DatabaseThread(join(dataDirectory, 'store'));
  try {
    await thread.start();
  } catch (error) {
    unlock();
    throw error;
  }

  return {
    connect: () => thread.connect(),
    close: async () => {
      await thread.close();
      unlock();
    },
  };
}

class DatabaseThread {
  readonly #directory: string;
  #worker: Worker | undefined;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async start(): Promise<void> {
    const worker = this.#spawn();
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
    });
  }

  connect(): Duplex {
    const worker = this.#worker ?? this.#spawn();
    const stream = new PortStream(worker);
    const fail = (error: unknown) =>
      stream.destroy(new Error('The database failed.', { cause: error }));
    worker.once('error', fail);
    stream.once('close', () => worker.off('error', fail));
    return stream;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const left = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage('close');
    await left;
  }

  #spawn(): Worker {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { directory: this.#directory },
      // The engine's memory is its own; a small young generation keeps the thread's heap from growing under load.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    worker.setMaxListeners(50);
    worker.on('error', (error) =>
      console.error('The embedded database failed; it starts again.', error),
    );
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }
}
