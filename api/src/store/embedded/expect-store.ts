import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RefusedOpeningError } from '../refused-opening.ts';
import { expectNotMovedAway } from './moved-away.ts';

/**
 * Throws if the data folder has no embedded store, or one that was moved away. For commands: opening makes a store where none is, and a command that was
 * given other settings than the shop would answer from that one, or change it, instead of the shop's.
 */
export function expectStore(dataDirectory: string): void {
  expectNotMovedAway(dataDirectory);
  if (existsSync(join(dataDirectory, 'store'))) return;
  throw new RefusedOpeningError(
    `There is no embedded store in ${dataDirectory} (KASHI_DATA): give the command the settings of the shop, or start the shop first.`,
  );
}
