import { stat } from 'node:fs/promises';
import { openFolder } from '../../pictures/files/folder-files.ts';
import type { PictureFiles } from '../../pictures/files/picture-files.ts';
import { openZip, UnfitZipError, type UnfitZip } from '../../pictures/files/zip-files.ts';
import { CommandError } from '../command-error.ts';

/** Opens a folder or a zip of pictures, relative to the folder of the command. Throws `CommandError` if that is not possible. */
export async function openPictures(path: string): Promise<PictureFiles> {
  try {
    const isFolder = (await stat(path)).isDirectory();
    return await (isFolder ? openFolder(path) : openZip(path));
  } catch (error) {
    const why = error instanceof UnfitZipError ? sentences[error.why] : (error as Error).message;
    throw new CommandError(`The pictures cannot be read: ${why}`);
  }
}

const sentences: Record<UnfitZip, string> = {
  'no-zip': 'this is neither a folder nor a whole zip',
  encrypted: 'the zip is encrypted',
  outside: 'a name in the zip leads out of it',
  entries: 'the zip has more than 5000 files',
  bytes: 'the files of the zip are larger than 1 GB together',
};
