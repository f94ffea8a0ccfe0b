import { CommandError } from '../shop-command/command-error.ts';
import { RefusedOpeningError } from '../store/refused-opening.ts';
import { ofTheDisk } from './archive/errors-of-the-disk.ts';

/** Runs a command: prints the sentence of an error that the owner can do something about, and exits with 1. */
export async function saying(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isSaid = error instanceof CommandError || error instanceof RefusedOpeningError;
    const sentence = isSaid ? error : ofTheDisk(error);
    if (!sentence) throw error;
    process.stderr.write(`${sentence.message}\n`);
    process.exitCode = 1;
  }
}
