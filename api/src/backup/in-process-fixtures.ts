import { join } from 'node:path';
import { expect } from 'vitest';
import { readEnvironment, type Environment } from '../settings/environment.ts';
import { CommandError } from '../shop-command/command-error.ts';
import type { Store } from '../store/store.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { backUpShop } from './back-up-shop.ts';
import { aFolder } from './backup-fixtures.ts';
import { writeWhole } from './backup-file.ts';
import { restoreShop } from './restore/restore-shop.ts';
import { writeBackup, type BackedUp } from './write-backup.ts';

/*
 * Backups and restores without a process of their own, which takes seconds to load. What the commands add to them (what they are
 * told and print, how they end, their lock and their memory) is tested by `run`.
 */

interface Place {
  folder: string;
  databaseUrl?: string | undefined;
  settings?: Record<string, string>;
}

/** Backs up the shop of a place, as `npm run backup` does. */
export function backUp(place: Place, file: string): Promise<BackedUp> {
  return backUpShop(file, environmentOf(place));
}

/** Backs up a store that is open in this process, and the pictures of a place. */
export function backUpStore(store: Store, place: Place, file: string): Promise<BackedUp> {
  return writeWhole(file, (output) =>
    writeBackup(output, { store, place: environmentOf(place), at: new Date() }),
  );
}

/** Restores a backup into a place, as `npm run restore` does. */
export function restore(place: Place, file: string): ReturnType<typeof restoreShop> {
  return restoreShop(file, environmentOf(place), () => undefined);
}

/** The sentence with which a backup or a restore was refused, which its command prints. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CommandError);
  return (error as CommandError).message;
}

/** A file with the backup of an empty shop that has these pictures. */
export async function aBackupWith(fill: (folder: string) => void): Promise<string> {
  const [folder, file] = [aFolder(), join(aFolder(), 'shop.tar.gz')];
  fill(folder);
  await backUpStore((await emptyDatabase()).store, { folder }, file);
  return file;
}

function environmentOf({ folder, databaseUrl, settings }: Place): Environment {
  return readEnvironment({
    KASHI_DATA: folder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  });
}
