import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { restoreShop } from '../../backup/restore/restore-shop.ts';
import { aBackupWith } from '../../backup/in-process-fixtures.ts';
import { readEnvironment } from '../../settings/environment.ts';
import { lockDirectory } from './directory-lock.ts';
import { openEmbeddedStore } from './embedded-store.ts';

/** The number of the user whose shop it is. */
const shopsUser = 65534;

const isRoot = process.getuid?.() === 0;

test.skipIf(!isRoot)(
  "root opens no store of another user's shop, and makes nothing there",
  async () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'store'));
    // A container's volume is root's, and the store in it its shop's.
    chownSync(join(folder, 'store'), shopsUser, shopsUser);

    const opening = openEmbeddedStore(folder);

    await expect(opening).rejects.toThrow(
      `${folder} belongs to another user, the one with the number ${shopsUser}: run this as that user`,
    );
    expect(readdirSync(folder)).toEqual(['store']);
  },
);

test.skipIf(!isRoot)("root restores nothing into another user's folder", async () => {
  const [folder, file] = [aFolder(), await aBackupWith(() => undefined)];
  chownSync(folder, shopsUser, shopsUser);

  const restoring = restoreShop(file, readEnvironment({ KASHI_DATA: folder }), () => undefined);

  await expect(restoring).rejects.toThrow('belongs to another user');
  expect(readdirSync(folder)).toEqual([]);
});

test.skipIf(!isRoot)(
  "root's backup of another user's shop leaves that user a lock that they can open",
  () => {
    const folder = aFolder();
    chownSync(folder, shopsUser, shopsUser);

    const unlock = lockDirectory(join(folder, 'backup.lock'));
    const owners = readdirSync(folder).map((name) => statSync(join(folder, name)).uid);
    unlock();

    expect(new Set(owners)).toEqual(new Set([shopsUser]));
  },
);

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
