import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import path from 'node:path';

/** Starts a package's own `rspack`, in its folder, with the same words that a developer types there. */
export function rspack(folder: string, words: string[], options: SpawnOptions): ChildProcess {
  const command = path.resolve(folder, 'node_modules/@rspack/cli/bin/rspack.js');
  return spawn(process.execPath, [command, ...words], { ...options, cwd: folder });
}
