import type { Shop } from '../shop.ts';

/** What a command is given: the shop's parts, and its connection to the owner. */
export interface CommandContext extends Pick<Shop, 'store' | 'clock'> {
  /** Prints a line for the owner. */
  say(line: string): void;
  /** Reads a text file of the owner's. Throws `CommandError` with a sentence if the file cannot be read. */
  read(path: string): Promise<string>;
}
