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
    if (!isSaid) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
