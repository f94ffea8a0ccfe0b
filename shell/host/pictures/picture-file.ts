import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

export interface PictureFile {
  handle: FileHandle;
  bytes: number;
  /** The `ETag` of the content, with its quotes. */
  tag: string;
  contentType: string;
  /** Whether the name holds a hash of the content, so that it always means the same picture. */
  isNamedByContent: boolean;
}

/**
 * Opens a picture of the shop by its name, which is the decoded part of its address after `/media/`. Null for an invalid name and
 * for a file outside the folder: symbolic links are not followed. The caller closes the handle.
 */
export async function openPicture(folder: string, name: string): Promise<PictureFile | null> {
  const contentType = contentTypes[pictureName.exec(name)?.groups?.['extension'] ?? ''];
  if (!contentType) return null;

  const handle = await open(path.join(folder, name), justThisFile).catch(nullWhereNone);
  if (!handle) return null;
  try {
    const stats = await handle.stat();
    if (stats.isFile()) {
      const tag = `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`;
      return { handle, bytes: stats.size, tag, contentType, isNamedByContent: hash.test(name) };
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

/** One name without a folder, a leading dot or a character that is special to a file system. */
const pictureName = /^[\w-]{1,200}(?:\.[\w-]+)*\.(?<extension>\w{3,4})$/;

/** Sixteen hexadecimal digits before the width. */
const hash = /^[\da-f]{16}[-.]/;

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** Opens no symbolic link, and does not wait for the writer of a pipe. */
const justThisFile = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

const nothingThere = new Set(['ENOENT', 'ELOOP', 'ENAMETOOLONG', 'ENXIO']);

function nullWhereNone(error: NodeJS.ErrnoException): null {
  if (nothingThere.has(error.code ?? '')) return null;
  throw error;
}
