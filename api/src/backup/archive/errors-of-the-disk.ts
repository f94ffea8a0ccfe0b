import { statfsSync } from 'node:fs';
import { CommandError } from '../../shop-command/command-error.ts';
import { RefusedOpeningError } from '../../store/refused-opening.ts';

/** A sentence for what an owner can mend; undefined for any other error. */
export function ofTheDisk(error: unknown): CommandError | undefined {
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) return fullDisk();
  if (path && ['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EIO'].includes(code)) {
    return new CommandError(`The file cannot be used: ${message}`);
  }
  return undefined;
}

/** Runs work on an embedded store of the folder. On a full disk the engine ends without saying why. */
export async function withRoomIn<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandError || error instanceof RefusedOpeningError) throw error;
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize > leastRoomBytes) throw error;
    throw fullDisk();
  }
}

/** The free space, in bytes, up to which a failure counts as a full disk: two segments of 16 MB of the engine's log. */
const leastRoomBytes = 32 * 1024 * 1024;

function fullDisk(): CommandError {
  return new CommandError('The disk is full: nothing was left behind. Make room, and try again.');
}
