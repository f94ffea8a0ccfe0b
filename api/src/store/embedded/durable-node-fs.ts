import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface DiskEvents {
  /** Syncs a file to disk. */
  sync?: (descriptor: number) => void;
  /** Called when the engine panics, as PostgreSQL does if its log cannot be written. Otherwise the engine would loop for ever. */
  onAbort?: () => void;
}

/**
 * PGlite's file system on a directory, with an fsync that reaches the disk and with files that only the owner can access.
 * PGlite's own file system has no fsync at all, so a power cut would lose every order since the start, and its files are open to
 * everybody. This code relies on internals: PGlite's version is pinned, `durable-node-fs.test.ts` counts the calls and
 * `private-files.test.ts` checks the modes.
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
      ownerOnly(module.NODEFS.node_ops);
    });
    if (this.#onAbort) emscripten.onAbort = this.#onAbort;
    return prepared;
  }
}

/** The PostgreSQL settings for this file system: `-F` would switch fsync off, and fdatasync is a stub in this build. */
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

/** Syncs a whole directory to disk, files first. */
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
    // Windows can sync neither a directory nor a file opened only for reading; it orders its metadata itself.
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Corrects the modes of files: a thread cannot set a umask, and the engine sets modes regardless of the umask. */
function ownerOnly(operations: NodeOperations): void {
  const { mknod, setattr } = operations;
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~others, device);
  operations.setattr = (node, attributes) => {
    const { mode } = attributes;
    setattr(node, mode == null ? attributes : { ...attributes, mode: mode & ~others });
  };
}

/** The mode bits that give access to anyone but the owner. */
const others = 0o077;

interface EmscriptenOptions {
  preRun: ((module: EmscriptenModule) => void)[];
  onAbort?: () => void;
}

interface EmscriptenModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
    node_ops: NodeOperations;
  };
}

interface NodeOperations {
  mknod: (parent: unknown, name: string, mode: number, device: unknown) => unknown;
  setattr: (node: unknown, attributes: { mode?: number | null }) => void;
}
