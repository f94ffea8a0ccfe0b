import type { Worker } from 'node:cluster';
import type { TurnNote } from '../attribution/turn-note.ts';
import type { RunningRelease } from '../attribution/turns.ts';
import { eventLoopTimeMs } from './event-loop-time.ts';

/** How often a worker says that its event loop turns, in milliseconds. */
export const beatEveryMs = 500;
/** So many beats may be missing before a worker counts as blocked. A page has 800 ms, so none of them needs four seconds. */
const patienceBeats = 8;
/** A worker that has not begun to listen may take longer: it reads and evaluates every release. */
const startingBeats = 60;
/** A worker that does nothing for so long, be it stopped or waiting for a disk, is of no use, whoever is to blame. */
const hungBeats = 120;

interface Watched {
  /** Whose turn it is in it. */
  note: Pick<TurnNote, 'read' | 'close'>;
  patience: number;
  missed: number;
  /** What its event loop had used of the processor when its first beat was missing, in milliseconds. */
  usedMs: number | null;
  isTold: boolean;
}

type WatchedWorker = Pick<Worker, 'process'> & {
  on(event: 'message', hear: () => void): unknown;
};

/**
 * Finds workers whose event loop stands still, which is what a render that loops for ever does to its process. Beats are
 * counted, not measured: a machine that has slept for an hour has missed none. Nor does a worker that an overloaded machine gives no
 * time block anything: one that is blocked has worked for at least half of the time that its beats are missing.
 */
export class Watchdog<Of extends WatchedWorker = Worker> {
  readonly #watched = new Map<Of, Watched>();
  readonly #onBlocked: (worker: Of, by: RunningRelease | null) => void;

  constructor(onBlocked: (worker: Of, by: RunningRelease | null) => void) {
    this.#onBlocked = onBlocked;
  }

  start(): void {
    setInterval(() => this.#look(), beatEveryMs).unref();
  }

  watch(worker: Of, note: Watched['note']): void {
    const watched = { note, patience: startingBeats, missed: 0, usedMs: null, isTold: false };
    this.#watched.set(worker, watched);
    worker.on('message', () => {
      watched.patience = patienceBeats;
      watched.missed = 0;
    });
  }

  /** It has ended. Answers whose turn it was then. */
  forget(worker: Of): RunningRelease | null {
    const note = this.#watched.get(worker)?.note;
    const rendering = note?.read() ?? null;
    note?.close();
    this.#watched.delete(worker);
    return rendering;
  }

  #look(): void {
    for (const [worker, watched] of this.#watched) {
      watched.missed += 1;
      if (watched.missed === 1) watched.usedMs = eventLoopTimeMs(worker.process.pid);
      if (watched.missed <= watched.patience || watched.isTold) continue;
      const isWorking = hasWorked(worker, watched);
      if (!isWorking && watched.missed <= hungBeats) continue;
      watched.isTold = true;
      this.#onBlocked(worker, isWorking ? watched.note.read() : null);
    }
  }
}

/** Where the system does not tell how much, whoever says nothing counts as blocked. */
function hasWorked({ process }: WatchedWorker, { patience, usedMs }: Watched): boolean {
  const nowMs = eventLoopTimeMs(process.pid);
  if (nowMs === null || usedMs === null) return true;
  return nowMs - usedMs >= (patience * beatEveryMs) / 2;
}
