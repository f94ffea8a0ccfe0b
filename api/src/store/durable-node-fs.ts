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
 * PGlite's file system on a directory, with an fsync that reaches the disk and files of the owner alone. The one it comes with
 * has no fsync at all, so that a power cut loses every order since the start, and lets everybody write. This relies on
 * internals: PGlite's version is pinned, `durable-node-fs.test.ts` counts the calls and `private-files.test.ts` reads the modes.
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

/** A thread cannot set a umask, and the engine sets the modes of what it has made, whatever the umask is. */
function ownerOnly(operations: NodeOperations): void {
  const { mknod, setattr } = operations;
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~others, device);
  operations.setattr = (node, attributes) => {
    const { mode } = attributes;
    setattr(node, mode == null ? attributes : { ...attributes, mode: mode & ~others });
  };
}

/** The bits of a file's mode that let in anybody but its owner. */
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
