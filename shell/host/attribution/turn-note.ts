import { closeSync, existsSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { say } from '../process-log.ts';
import type { RunningRelease } from './turns.ts';

/** A render must not wait for a disk. */
const inMemory = '/dev/shm';

/** Longer than any name of a release with its team. */
const mostBytes = 4096;

const nobody = Buffer.from('\n');

/**
 * Where a worker writes down whose turn it is, and the process that keeps it reads it once the worker is blocked or gone: a file
 * without a name, which ends with the last of the two. A worker may change it a dozen times for one page, and nearly always
 * nobody looks; a message would cost both processes as much as a small render.
 */
export class TurnNote {
  /** What the worker inherits; null where no file can be made, and nobody is ever named. */
  readonly fd: number | null = opened();

  /** Whose turn it was when the worker wrote last. */
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

/** What a worker tells its turns to, by the descriptor that it has inherited. */
export function turnWriter(fd: number): (release: RunningRelease | null) => void {
  return (release) => {
    const line = release ? lineOf(release) : nobody;
    writeSync(fd, line, 0, line.length, 0);
  };
}

const lines = new WeakMap<RunningRelease, Buffer>();

/** In one piece, up to the line's end: what a longer name has left behind it means nothing. */
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
    say('warn', `Whoever blocks a worker will not be known: ${String(error)}`);
    return null;
  }
}
