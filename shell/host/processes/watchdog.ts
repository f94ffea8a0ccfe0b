import type { Worker } from 'node:cluster';
import type { TurnNote } from '../attribution/turn-note.ts';
import type { RunningRelease } from '../attribution/turns.ts';
import { eventLoopTimeMs } from './event-loop-time.ts';

/** The interval of a worker's beats, in milliseconds; each beat shows that its event loop runs. */
export const beatEveryMs = 500;
/** The missing beats after which a worker counts as blocked. A page has 800 ms, so no page needs four seconds. */
const patienceBeats = 8;
/** The same for a worker that does not listen yet: it is reading and evaluating every release. */
const startingBeats = 60;
/** The missing beats after which an idle worker, stopped or waiting for a disk, is replaced in any case. */
const hungBeats = 120;

interface Watched {
  /** The note of the release that is rendering in the worker. */
  note: Pick<TurnNote, 'read' | 'close'>;
  patience: number;
  missed: number;
  /** The processor time of the worker's event loop at its first missing beat, in milliseconds. */
  usedMs: number | null;
  isTold: boolean;
}

type WatchedWorker = Pick<Worker, 'process'> & {
  on(event: 'message', hear: () => void): unknown;
};

/**
 * Finds workers whose event loop stands still, as after a render that loops without end. Beats are counted and not timed, so a
 * machine that has slept for an hour has missed none. A worker without processor time on an overloaded machine is not blocked
 * either: a blocked one has computed for at least half of the time without beats.
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

  /** Forgets a worker that has ended; returns the release that was rendering in it. */
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

/** If the system does not tell the processor time, a worker without beats counts as blocked. */
function hasWorked({ process }: WatchedWorker, { patience, usedMs }: Watched): boolean {
  const nowMs = eventLoopTimeMs(process.pid);
  if (nowMs === null || usedMs === null) return true;
  return nowMs - usedMs >= (patience * beatEveryMs) / 2;
}
