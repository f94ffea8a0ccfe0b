import type { Environment } from '../settings/environment.ts';
import { withBackedUpStore } from './backed-up-store.ts';
import { writeWhole } from './backup-file.ts';
import { writeBackup, type BackedUp } from './write-backup.ts';

/**
 * Writes the store and the pictures of a shop, open or stopped, into one file. Throws a `CommandError` if the shop cannot be read
 * or the file cannot be written; no other backup of this shop may be under way.
 */
export function backUpShop(path: string, environment: Environment): Promise<BackedUp> {
  return writeWhole(path, (output) =>
    withBackedUpStore(environment, (store) =>
      writeBackup(output, { store, place: environment, at: new Date() }),
    ),
  );
}
