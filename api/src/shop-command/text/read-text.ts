import { readFile } from 'node:fs/promises';
import { CommandError } from '../command-error.ts';

/**
 * Reads a text file in UTF-8, relative to the folder of the command. Throws `CommandError` if it cannot be read, or is in another
 * encoding, whose letters would come into the shop as question marks.
 */
export async function readText(path: string): Promise<string> {
  const bytes = await bytesOf(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError(`${path} is not UTF-8: in Excel, save it as «CSV UTF-8».`);
  }
}

async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new CommandError(`The file cannot be read: ${(error as Error).message}`);
  }
}
