import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { nullWhereMissing } from './null-where-missing.ts';
import type { FileStore } from './file-store.ts';
import { withLock } from './with-lock.ts';

/** A store in a folder, on this machine or on a share: files are written beside and then renamed, one change at a time. */
export function folderStore(folder: string): FileStore {
  const fileOf = (key: string) => path.join(folder, ...key.split('/'));

  return {
    address: folder,

    async read(key, known) {
      try {
        const content = await readFile(fileOf(key));
        const tag = tagOf(content);
        if (tag === known?.tag) return known;
        return { content, tag, writtenAt: (await stat(fileOf(key))).mtime };
      } catch (error) {
        return nullWhereMissing(error, fileOf(key));
      }
    },

    write(key, content, overTag) {
      const file = fileOf(key);
      return withLock(`${file}.lock`, () => {
        const there = contentOf(file);
        if ((there && tagOf(there)) !== overTag) return there?.equals(content) ?? false;
        writeFileSync(`${file}.new`, content);
        renameSync(`${file}.new`, file);
        return true;
      });
    },

    async remove(key) {
      await rm(fileOf(key), { force: true });
      await removeEmpty(path.dirname(fileOf(key)), folder);
    },
  };
}

function tagOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    return nullWhereMissing(error, file);
  }
}

/** Removes folders with the last file in them, since other stores know no folders. */
async function removeEmpty(parent: string, root: string): Promise<void> {
  if (path.relative(root, parent) === '') return;
  try {
    await rmdir(parent);
  } catch {
    // The folder has other files, or is gone already.
    return;
  }
  await removeEmpty(path.dirname(parent), root);
}
