import type { Shop } from '../shop.ts';

/** What a command works on; `say` writes a line for the one who asked. */
export interface Desk extends Pick<Shop, 'store' | 'clock'> {
  say(line: string): void;
}
