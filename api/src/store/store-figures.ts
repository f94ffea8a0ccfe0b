import { Gauge, Histogram, Registry } from 'prom-client';
import type pg from 'pg';

/** What a store spends time on: providing a connection, answering a statement, making a transaction durable. */
export type StoreWork = 'connection' | 'statement' | 'commit';

/** A store's metrics for Prometheus. */
export class StoreFigures {
  readonly registry = new Registry();
  readonly #seconds = new Histogram({
    name: 'kashi_store_seconds',
    help: 'How long the store took, by what it did and how that went',
    labelNames: ['work', 'outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  });

  constructor(pool: pg.Pool) {
    new Gauge({
      name: 'kashi_store_connections',
      help: 'Connections to the store that are in use, idle, and waited for',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'wanted' }, pool.waitingCount);
      },
    });
  }

  /** Reports when the newest backup was made that the shop has made by itself. */
  tellBackup(madeAt: () => Promise<Date | undefined>): void {
    new Gauge({
      name: 'kashi_store_backup_timestamp_seconds',
      help: 'When the newest backup by the shop itself was made, in Unix time; 0 if there is none',
      registers: [this.registry],
      async collect() {
        const at = await madeAt();
        this.set(at ? at.getTime() / 1000 : 0);
      },
    });
  }

  /** Reports whether the replica may be read from now: it is there, and as recent as the last notice. */
  tellReplica(isCurrent: () => boolean): void {
    new Gauge({
      name: 'kashi_store_replica_current',
      help: 'Whether public pages are read from the replica (1), or from the server while it is away or behind (0)',
      registers: [this.registry],
      collect() {
        this.set(isCurrent() ? 1 : 0);
      },
    });
  }

  /** Records how long this work took, whether it succeeded or failed. */
  async time<Result>(work: StoreWork, doing: () => Promise<Result>): Promise<Result> {
    const end = this.#seconds.startTimer({ work });
    try {
      const result = await doing();
      end({ outcome: 'done' });
      return result;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  }

  /** Reports the heap of a database that runs in a thread of this process, in bytes. */
  tellHeap(heapBytes: () => Promise<number>): void {
    new Gauge({
      name: 'kashi_store_heap_bytes',
      help: 'The heap of the embedded database, which the figures of the process leave out',
      registers: [this.registry],
      async collect() {
        this.set(await heapBytes());
      },
    });
  }
}
