import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

export interface PictureFile {
  handle: FileHandle;
  bytes: number;
  /** Names what the file holds, in the quotes of an `ETag`. */
  tag: string;
  contentType: string;
  /** The name holds a hash of what the picture is made of: it never shows anything else. */
  isNamedByContent: boolean;
}

/**
 * Opens a picture of the shop by its name, the part of its address behind `/media/`, already decoded. Null for what is no
 * picture's name, and for what does not lie in the folder itself: a link out of it is not followed. The caller closes the
 * handle.
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

/** One name without a folder, a dot in front or a character that a file system reads its own way. */
const pictureName = /^[\w-]{1,200}(?:\.[\w-]+)*\.(?<extension>\w{3,4})$/;

/** Sixteen digits of a hash stand before the width. */
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

/** Not where a link leads, and without waiting for whoever would write into a pipe. */
const justThisFile = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

const nothingThere = new Set(['ENOENT', 'ELOOP', 'ENAMETOOLONG', 'ENXIO']);

function nullWhereNone(error: NodeJS.ErrnoException): null {
  if (nothingThere.has(error.code ?? '')) return null;
  throw error;
}
