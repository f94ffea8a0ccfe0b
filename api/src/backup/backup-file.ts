import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { CommandError } from '../shop-command/command-error.ts';
import { syncPath } from '../store/embedded/durable-node-fs.ts';
import { privateFile } from '../store/embedded/private-files.ts';
import { unfinished } from '../made-backups/unfinished-file.ts';

/**
 * Makes a file that only its owner can read: it is written beside and renamed when it is whole and on the disk. Throws a
 * `CommandError` if there is a file already; whatever happens, no half of a file is left.
 */
export async function writeWhole<Result>(
  path: string,
  write: (output: Writable) => Promise<Result>,
): Promise<Result> {
  if (existsSync(path)) {
    throw new CommandError(`There is a file ${path} already: name another one.`);
  }
  const part = unfinished(path);
  // Another mode, as of a file that a killed backup has left, would stay.
  await rm(part, { force: true });
  const file = await open(part, 'wx', privateFile);
  const output = createWriteStream(part, { fd: file, flush: true });
  try {
    const result = await write(output);
    await rename(part, path);
    syncPath(dirname(path));
    return result;
  } catch (error) {
    output.destroy();
    await rm(part, { force: true });
    throw error;
  }
}
