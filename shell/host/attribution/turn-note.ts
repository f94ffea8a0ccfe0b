import { closeSync, existsSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { say } from '../process-log.ts';
import type { RunningRelease } from './turns.ts';

/** A folder in memory, because a render must not wait for a disk. */
const inMemory = '/dev/shm';

/** Longer than any release's name with its team. */
const mostBytes = 4096;

const emptyLine = Buffer.from('\n');

/**
 * A note in which a worker writes the release that is rendering; the primary process reads it once the worker is blocked or gone.
 * It is a file without a name, which disappears when both processes have ended. A worker may write a dozen times for one page,
 * and the note is hardly ever read; a message would cost both processes as much as a small render.
 */
export class TurnNote {
  /** The descriptor that the worker inherits; null if no file can be made, and then no release is ever named. */
  readonly fd: number | null = opened();

  /** The release that was rendering when the worker last wrote. */
  read(): RunningRelease | null {
    if (this.fd === null) return null;
    const bytes = Buffer.alloc(mostBytes);
    const text = bytes.toString('utf8', 0, readSync(this.fd, bytes, 0, mostBytes, 0));
    const [line] = text.split('\n', 1);
    return line ? (JSON.parse(line) as RunningRelease) : null;
  }

  close(): void {
    if (this.fd !== null) closeSync(this.fd);
  }
}

/** The writer of a worker's turns, by the descriptor that the worker has inherited. */
export function turnWriter(fd: number): (release: RunningRelease | null) => void {
  return (release) => {
    const line = release ? lineOf(release) : emptyLine;
    writeSync(fd, line, 0, line.length, 0);
  };
}

const lines = new WeakMap<RunningRelease, Buffer>();

/** One write, which ends with a line break: the rest of a longer earlier name is ignored. */
function lineOf(release: RunningRelease): Buffer {
  const known = lines.get(release);
  if (known) return known;
  const line = Buffer.from(`${JSON.stringify(release)}\n`);
  lines.set(release, line);
  return line;
}

function opened(): number | null {
  const folder = existsSync(inMemory) ? inMemory : tmpdir();
  const file = path.join(folder, `kashi-turn-${randomUUID()}`);
  try {
    const fd = openSync(file, 'wx+', 0o600);
    rmSync(file);
    return fd;
  } catch (error) {
    say('warn', `The release that blocks a worker will not be known: ${String(error)}`);
    return null;
  }
}
