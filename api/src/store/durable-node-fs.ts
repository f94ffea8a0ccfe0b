import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface DiskEvents {
  /** Makes a file durable. */
  sync?: (descriptor: number) => void;
  /** The engine gave up, as PostgreSQL does when its log cannot be written. It would go on in a loop without end. */
  onAbort?: () => void;
}

/**
 * PGlite's file system on a directory, with an fsync that reaches the disk. The one it comes with has none at all, so that
 * a power cut loses every order since the start. This relies on internals: PGlite's version is pinned, and
 * `durable-node-fs.test.ts` counts the calls.
 */
export class DurableNodeFS extends NodeFS {
  readonly #sync: (descriptor: number) => void;
  readonly #onAbort: (() => void) | undefined;

  constructor(directory: string, { sync = fsyncSync, onAbort }: DiskEvents = {}) {
    super(directory);
    this.#sync = sync;
    this.#onAbort = onAbort;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options);
    const emscripten = prepared.emscriptenOpts as unknown as EmscriptenOptions;
    emscripten.preRun.push((module) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        this.#sync(stream.nfd);
        return 0;
      };
    });
    if (this.#onAbort) emscripten.onAbort = this.#onAbort;
    return prepared;
  }
}

/** PostgreSQL's settings to go with it: `-F` would switch fsync off, and fdatasync is a stub in this build. */
export function durableStartParams(defaults: typeof PGlite.defaultStartParams): string[] {
  const settings = [
    'fsync=on',
    'wal_sync_method=fsync',
    'shared_buffers=32MB',
    'random_page_cost=1.1',
  ];
  return [
    ...defaults.filter((param) => param !== '-F'),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
}

/** Makes a whole directory durable, files first. */
export function syncDirectory(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncDirectory(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(directory);
}

export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } catch (error) {
    // Windows cannot sync a directory, nor a file that is open for reading only; it orders its metadata itself.
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(descriptor);
  }
}

interface EmscriptenOptions {
  preRun: ((module: EmscriptenModule) => void)[];
  onAbort?: () => void;
}

interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}
