import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expectAlone, named } from '../../move-store/alone-on-server.ts';
import { vacuumFilled } from '../../move-store/vacuum-filled.ts';
import type { Environment } from '../../settings/environment.ts';
import { CommandError } from '../../shop-command/command-error.ts';
import { lockDirectory } from '../../store/embedded/directory-lock.ts';
import { syncDirectory, syncPath } from '../../store/embedded/durable-node-fs.ts';
import { restoringFolder } from '../../store/embedded/embedded-database.ts';
import { openEmbeddedStore } from '../../store/embedded/embedded-store.ts';
import { expectNoOthersFolder } from '../../store/embedded/folder-owner.ts';
import { forgetMovedAway } from '../../store/embedded/moved-away.ts';
import { privateFolder } from '../../store/embedded/private-files.ts';
import { openServerStore } from '../../store/server/server-store.ts';
import { withRoomIn } from '../archive/errors-of-the-disk.ts';
import { readManifest } from '../archive/known-version.ts';
import type { Manifest } from '../archive/manifest.ts';
import { restoreBackup, type Restored } from './restore-backup.ts';
import type { RestorePlace } from './restore-pictures.ts';

/**
 * Restores a backup into the empty store that the environment names, and its pictures beside it. As soon as everything is there,
 * `tell` is given what the backup says of itself, and what was restored; a large database still has to be vacuumed then. Throws a
 * `CommandError` if the file or the place is not fit for it.
 */
export async function restoreShop(
  path: string,
  environment: Environment,
  tell: (manifest: Manifest, restored: Restored) => void,
  { isTrial = false }: { isTrial?: boolean } = {},
): Promise<void> {
  const manifest = await readManifest(path);
  const place = { ...environment, isTrial };
  if (environment.databaseUrl) {
    await restoreServer(path, manifest, place, (restored) => tell(manifest, restored));
  } else {
    tell(manifest, await restoreFolder(path, manifest, place));
  }
}

async function restoreServer(
  path: string,
  manifest: Manifest,
  environment: Environment & RestorePlace,
  tell: (restored: Restored) => void,
): Promise<void> {
  const migrations = Object.keys(manifest.migrations);
  const { databaseUrl = '' } = environment;
  const store = await openServerStore(named(databaseUrl), undefined, undefined, migrations);
  try {
    await expectAlone(store);
    tell(await restoreBackup(path, { manifest, store, place: environment }));
    await vacuumFilled(store);
  } finally {
    await store.close();
  }
}

/** The store is made beside and renamed, when everything else is in its place. */
async function restoreFolder(
  path: string,
  manifest: Manifest,
  environment: Environment & RestorePlace,
): Promise<Restored> {
  const { dataDirectory } = environment;
  expectNoOthersFolder(dataDirectory);
  mkdirSync(dataDirectory, { recursive: true });
  const unlock = lockDirectory(join(dataDirectory, 'store.lock'));
  const beside = join(dataDirectory, restoringFolder);
  const target = join(dataDirectory, 'store');
  try {
    if (existsSync(target)) {
      throw new CommandError(
        `There is a store in ${dataDirectory} already: restore into an empty KASHI_DATA. Nothing was restored.`,
      );
    }
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(beside, { mode: privateFolder });
    return await withRoomIn(dataDirectory, () =>
      restoreBeside(path, { manifest, place: environment, beside }, () => {
        renameSync(join(beside, 'store'), target);
        syncPath(dataDirectory);
        forgetMovedAway(dataDirectory);
      }),
    );
  } finally {
    rmSync(beside, { recursive: true, force: true });
    unlock();
  }
}

/** Restores into a store in the folder `beside`; `bringIn` runs when that store is closed and on the disk. */
async function restoreBeside(
  path: string,
  { manifest, place, beside }: { manifest: Manifest; place: RestorePlace; beside: string },
  bringIn: () => void,
): Promise<Restored> {
  const store = await openEmbeddedStore(beside, Object.keys(manifest.migrations));
  let isOpen = true;
  const close = async () => {
    if (isOpen) await store.close();
    isOpen = false;
  };
  try {
    return await restoreBackup(path, { manifest, store, place }, async () => {
      await sql`vacuum analyze`.execute(store.db);
      await close();
      syncDirectory(join(beside, 'store'));
      bringIn();
    });
  } finally {
    await close();
  }
}
