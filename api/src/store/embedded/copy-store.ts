import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFile, privateFolder } from './private-files.ts';

/**
 * Copies the files of an embedded store, within `whileCopyable`. Where its log begins is copied first, and the log itself last, so
 * that it holds all that was written to the other files meanwhile.
 */
export async function copyStore(from: string, to: string): Promise<void> {
  await mkdir(join(to, 'global'), { recursive: true, mode: privateFolder });
  await copyOne(join(from, beginning), join(to, beginning));
  await copyFolder(from, to, new Set([join(from, log), join(from, beginning)]));
  await copyFolder(join(from, log), join(to, log));
}

const beginning = join('global', 'pg_control');
const log = 'pg_wal';

/** In the order of the names: the pieces of the log are numbered, and an earlier one is written before a later one. */
async function copyFolder(
  from: string,
  to: string,
  without: ReadonlySet<string> = new Set(),
): Promise<void> {
  await mkdir(to, { recursive: true, mode: privateFolder });
  const entries = await readdir(from, { withFileTypes: true });
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (without.has(source)) continue;
    if (entry.isDirectory()) await copyFolder(source, target, without);
    else if (entry.isFile()) await copyOne(source, target);
  }
}

/** A file that the store has deleted meanwhile is deleted in the copy too, when its log is replayed. */
async function copyOne(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    await chmod(target, privateFile);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' || path !== source) throw error;
  }
}
