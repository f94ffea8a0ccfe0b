import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { turnNoteVariable } from '../attribution/own-turns.ts';
import { TurnNote } from '../attribution/turn-note.ts';
import type { RunningRelease } from '../attribution/turns.ts';
import { drainingMessage } from './drain.ts';
import { say } from '../process-log.ts';
import { tellWorker } from './tell-worker.ts';
import { Watchdog } from './watchdog.ts';

/** The delay before the next try after a worker that could not start, in milliseconds. */
const retryAfterMs = 1000;

/**
 * The size of each half of a worker's young generation. A render leaves little that lives longer, so a larger size saves no work;
 * but over hours V8 would let it grow to the largest burst, and would not shrink it again.
 */
const youngHeapMb = 16;

/**
 * The share of a worker's heap up to which V8 does not collect all of it. By its own rule V8 would do so every twenty pages,
 * since a worker holds little data, and spend a quarter of a page's processor time on it.
 */
const undisturbedPart = 1 / 2;

/** A worker's first file, which in the published package is JavaScript as this file is. */
const workerFile = path.resolve(
  import.meta.dirname,
  `../worker${path.extname(import.meta.filename)}`,
);

interface HostClusterOptions {
  workers: number;
  /** The heap limit. A worker that needs more ends and is replaced, so that a leak costs a worker and never the machine. */
  workerHeapMb: number;
  port: number;
  /** Further variables of every worker's environment. */
  variables?: Record<string, string>;
  /** The first message to every worker. */
  welcome(): object;
  /** Called for every blocked worker, with the release whose code it ran; null for none. */
  onBlocked(by: RunningRelease | null): void;
  /** Called for every worker that ended without being told to, with the release that was rendering in it. */
  onLost(by: RunningRelease | null): void;
  /** Called for every worker that has begun to answer. */
  onListening(): void;
}

/**
 * Workers behind one port. A worker that ends, or whose event loop stands still, is replaced while the others go on. The workers
 * accept connections themselves: node's round robin would also hand connections to a blocked worker.
 */
export class HostCluster {
  readonly #options: HostClusterOptions;
  readonly #watchdog = new Watchdog((worker, by) => {
    this.#options.onBlocked(by);
    void this.#takeAway(worker);
  });
  readonly #serving = new Set<Worker>();
  #restarting: Promise<void> = Promise.resolve();
  #stopping: Promise<void> | null = null;

  constructor(options: HostClusterOptions) {
    this.#options = options;
  }

  /**
   * Resolves when the first worker listens, and rejects if it cannot; the other workers start when shoppers are already answered.
   */
  async start(): Promise<void> {
    const { workerHeapMb } = this.#options;
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({
      exec: workerFile,
      execArgv: [
        ...process.execArgv,
        `--max-old-space-size=${workerHeapMb}`,
        `--initial-old-space-size=${Math.floor(workerHeapMb * undisturbedPart)}`,
        `--max-semi-space-size=${youngHeapMb}`,
      ],
    });
    this.#watchdog.start();
    await this.#begin().catch(async (error: unknown) => {
      if (!this.#stopping) throw error;
      await this.#stopping;
    });
    for (let others = this.#options.workers - 1; others > 0; others -= 1) {
      void this.#keepBeginning();
    }
  }

  /** Replaces every worker by a new process, one after another: no request is cut off or has to wait. */
  restart(): void {
    this.#restarting = this.#restarting.then(async () => {
      const old = [...this.#serving];
      for (const worker of old) {
        if (this.#stopping) return;
        const isReplaced = await this.#begin().then(
          () => true,
          (error: unknown) => say('error', `The old worker stays: ${String(error)}`),
        );
        if (isReplaced) this.#retire(worker);
      }
    });
  }

  /** Lets running requests finish, then ends the workers. A second call waits for the same end. */
  stop(): Promise<void> {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    this.#stopping ??= Promise.all(
      workers.map((worker) => {
        const end = ending(worker);
        this.#retire(worker);
        return end;
      }),
    ).then(() => undefined);
    return this.#stopping;
  }

  /** Starts one more worker. Resolves when it listens, and rejects if it never does. */
  async #begin(): Promise<void> {
    const note = new TurnNote();
    const { port, variables } = this.#options;
    const worker = forkWith(note, { ...variables, PORT: port });
    // Emitted if the machine can start no more processes, or if a message was written to a worker that was gone. Without a
    // listener it would end this process, and with it all workers.
    worker.on('error', (error) => say('warn', `Worker ${worker.process.pid}: ${String(error)}`));
    if (worker.process.pid === undefined) {
      note.close();
      throw new Error('No worker can be started');
    }
    tellWorker(worker, this.#options.welcome());
    this.#watchdog.watch(worker, note);

    return new Promise((resolve, reject) => {
      worker.once('listening', () => {
        this.#serving.add(worker);
        this.#options.onListening();
        resolve();
      });
      worker.on('message', (message) => {
        // An operator has told the worker to end; a worker that this process retires is no longer serving.
        if (message === drainingMessage) this.#lose(worker, 'was told to end');
      });
      onceGone(worker, (code, signal) => {
        const by = this.#watchdog.forget(worker);
        const end = `has ended with ${signal ?? code}`;
        reject(new Error(`Worker ${worker.process.pid} ${end} before it listened`));
        if (this.#lose(worker, end)) this.#options.onLost(by);
      });
    });
  }

  /** Starts a replacement if the worker was serving and should still be. Returns whether that was so. */
  #lose(worker: Worker, end: string): boolean {
    if (!this.#serving.delete(worker) || this.#stopping) return false;
    void this.#replace(`Worker ${worker.process.pid} ${end}`);
    return true;
  }

  async #replace(reason: string): Promise<void> {
    say('error', `${reason}; another worker replaces it`);
    await this.#keepBeginning();
  }

  /** Retries until one more worker listens. */
  async #keepBeginning(): Promise<void> {
    while (!this.#stopping) {
      try {
        return await this.#begin();
      } catch (error) {
        say('error', String(error));
        await wait(retryAfterMs);
      }
    }
  }

  /**
   * A replacement listens before a blocked worker is killed. If all workers are blocked, the port stays open, and waiting
   * visitors are answered in the end.
   */
  async #takeAway(worker: Worker): Promise<void> {
    const served = this.#serving.delete(worker);
    if (served && !this.#stopping) await this.#replace(`Worker ${worker.process.pid} is blocked`);
    worker.process.kill('SIGKILL');
  }

  #retire(worker: Worker): void {
    this.#serving.delete(worker);
    worker.process.kill('SIGTERM');
  }
}

/** Node's own channel between the processes takes the descriptor before it. */
const noteFd = 4;

/** The cluster's settings apply to the next worker. */
function forkWith({ fd }: TurnNote, variables: Record<string, unknown>): Worker {
  const usual = ['inherit', 'inherit', 'inherit', 'ipc'] as const;
  cluster.setupPrimary({ stdio: fd === null ? [...usual] : [...usual, fd] });
  return cluster.fork({ ...variables, [turnNoteVariable]: fd === null ? '' : noteFd });
}

/** Called when the worker's last messages have arrived. */
function onceGone(worker: Worker, hear: (code: number, signal: string) => void): void {
  worker.once('exit', (code, signal) => {
    if (worker.isConnected()) worker.once('disconnect', () => hear(code, signal));
    else hear(code, signal);
  });
}

function ending(worker: Worker): Promise<void> {
  if (worker.isDead()) return Promise.resolve();
  return new Promise((resolve) => worker.once('exit', () => resolve()));
}
