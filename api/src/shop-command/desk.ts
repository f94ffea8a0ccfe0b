import type { Shop } from '../shop.ts';

/** What a command works on. */
export interface Desk extends Pick<Shop, 'store' | 'clock'> {
  /** Writes a line for the owner who asked. */
  say(line: string): void;
  /** The text of a file of the owner's. Throws `CommandError` with a sentence where it cannot be read. */
  read(path: string): Promise<string>;
}
