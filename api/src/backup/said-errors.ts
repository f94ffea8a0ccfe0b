import { CommandError } from '../shop-command/command-error.ts';
import { DirectoryInUseError } from '../store/embedded/directory-lock.ts';
import { EditedMigrationError } from '../store/migrate.ts';

/** Runs a command: prints the sentence of an error that the owner can do something about, and exits with 1. */
export async function saying(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isSaid = [CommandError, DirectoryInUseError, EditedMigrationError].some(
      (kind) => error instanceof kind,
    );
    const sentence = isSaid ? (error as Error) : ofTheDisk(error);
    if (!sentence) throw error;
    process.stderr.write(`${sentence.message}\n`);
    process.exitCode = 1;
  }
}

/** A sentence for what an owner can mend; undefined for any other error. */
export function ofTheDisk(error: unknown): CommandError | undefined {
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) {
    return new CommandError('The disk is full: nothing was left behind. Make room, and try again.');
  }
  if (path && ['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EIO'].includes(code)) {
    return new CommandError(`The file cannot be used: ${message}`);
  }
  return undefined;
}
