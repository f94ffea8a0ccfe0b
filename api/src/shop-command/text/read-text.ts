import { readFile } from 'node:fs/promises';
import { CommandError } from '../command-error.ts';

/** Reads a text file, relative to the folder of the command. Throws `CommandError` if it cannot be read. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new CommandError(`The file cannot be read: ${(error as Error).message}`);
  }
}
