import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { turnNoteVariable } from '../attribution/own-turns.ts';
import { TurnNote } from '../attribution/turn-note.ts';
import type { RunningRelease } from '../attribution/turns.ts';
import { drainingMessage } from './drain.ts';
import { say } from '../process-log.ts';
import { tellWorker } from './tell-worker.ts';
import { Watchdog } from './watchdog.ts';

/** After a worker that could not even start, the next try waits this long, in milliseconds. */
const retryAfterMs = 1000;

/**
 * Of each half of a worker's young generation. A render leaves little that lives longer, so a larger one saves no work; but V8
 * lets it grow to the largest burst, over hours, and gives none of it back.
 */
const youngHeapMb = 16;

/**
 * The part of a worker's heap up to which V8 does not look through all of it. By its own measure it would do so every twenty pages,
 * since a worker lives from little: for a quarter of the processor time that a page costs.
 */
const undisturbedPart = 1 / 2;

interface HostClusterOptions {
  workers: number;
  /** A worker that needs more ends, and is replaced: a leak takes a worker, and never the machine. */
  workerHeapMb: number;
  port: number;
  /** What every worker is told before anything else. */
  welcome(): object;
  /** Told of every worker that was found blocked, by whose code; null where it ran nobody's. */
  onBlocked(by: RunningRelease | null): void;
  /** Told of every worker that has ended though nobody had told it to, and who was rendering in it. */
  onLost(by: RunningRelease | null): void;
  /** Told of every worker that has begun to answer. */
  onListening(): void;
}

/**
 * Workers behind one port. One that ends, or whose event loop stands still, is replaced; the others go on meanwhile. They
 * take their connections themselves: node's handing them out in turn would hand them to a blocked worker as well.
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

  /** Resolves when the first worker listens, and rejects where it cannot; the others begin when shoppers are answered already. */
  async start(): Promise<void> {
    const { workerHeapMb } = this.#options;
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({
      exec: fileURLToPath(new URL('../worker.ts', import.meta.url)),
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

  /** Replaces every worker by a new process, one after another: nobody's request is cut off, and none waits. */
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

  /** What is under way is answered, then the workers end. Whoever asks once more waits for the same end. */
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

  /** A worker more. Resolves when it listens, and rejects where it never does. */
  async #begin(): Promise<void> {
    const note = new TurnNote();
    const worker = forkWith(note, { PORT: this.#options.port });
    // A machine that can start no more processes, or what node itself has written to a worker that was gone: without anybody
    // to take such a failure it would end this process, and with it all workers.
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
        // An operator's doing: whoever is retired serves no more by then.
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

  /** Has its place taken, where it was serving and still should. Answers whether that was so. */
  #lose(worker: Worker, end: string): boolean {
    if (!this.#serving.delete(worker) || this.#stopping) return false;
    void this.#replace(`Worker ${worker.process.pid} ${end}`);
    return true;
  }

  async #replace(reason: string): Promise<void> {
    say('error', `${reason}; another one takes its place`);
    await this.#keepBeginning();
  }

  /** Tries until there is one worker more. */
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
   * The next one listens before a blocked one is killed. Where all of them are blocked, the port stays open, and whoever has
   * come meanwhile is answered in the end.
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

/** The line between the processes has the descriptor before it. */
const noteFd = 4;

/** Settings of a cluster are those of the next worker. */
function forkWith({ fd }: TurnNote, variables: Record<string, unknown>): Worker {
  const usual = ['inherit', 'inherit', 'inherit', 'ipc'] as const;
  cluster.setupPrimary({ stdio: fd === null ? [...usual] : [...usual, fd] });
  return cluster.fork({ ...variables, [turnNoteVariable]: fd === null ? '' : noteFd });
}

/** What it has said before its end is heard by then. */
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
