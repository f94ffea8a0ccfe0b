import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApi } from '../testing/api-process.ts';
import { withEmptyStore } from '../testing/empty-store.ts';
import {
  aFolder,
  aStoreIn,
  begin,
  canLimitFiles,
  canMountDisks,
  filesIn,
  openBeside,
  run,
  smallDisk,
  smallFiles,
  untilPacking,
  withPictures,
} from './backup-fixtures.ts';
import { aBackupWith, restore } from './in-process-fixtures.ts';

/** A shop with one picture, which is too random to be packed. */
function aStoppedShop(bytesOfPicture: number): { folder: string } {
  const folder = aFolder();
  withEmptyStore(folder);
  withLargePicture(folder, bytesOfPicture);
  return { folder };
}

function withLargePicture(folder: string, bytes: number): void {
  withPictures(folder, { 'large.webp': randomBytes(bytes) });
}

test('a file that is there already, a folder that is not and one that is served are told before anything is read', async () => {
  const place = { folder: aFolder() };
  const file = join(aFolder(), 'shop.tar.gz');
  writeFileSync(file, 'yesterday');

  const taken = await run('backup', place, file);
  const nowhere = await run('backup', place, join(file, '..', 'nowhere', 'shop.tar.gz'));
  const served = await run('backup', place, join(place.folder, 'media', 'shop.tar.gz'));

  expect([taken.code, nowhere.code, served.code]).toEqual([1, 1, 1]);
  expect(taken.said).toBe(`There is a file ${file} already: name another one.\n`);
  expect(nowhere.said).toMatch(/^The file cannot be used: ENOENT: .*\n$/);
  expect(served.said).toMatch(
    /^Everybody may fetch what lies in .*media: name another folder\.\n$/,
  );
  expect(readFileSync(file, 'utf8')).toBe('yesterday');
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a backup that is ended by %s leaves no file under its name, and the next one is whole',
  { timeout: 180_000 },
  async (signal) => {
    const place = aStoppedShop(8_000_000);
    const folder = aFolder();
    const file = join(folder, 'shop.tar.gz');

    const first = begin('backup', place, file);
    await vi.waitFor(() => expect(filesIn(folder)).toEqual(['shop.tar.gz.part']), 60_000);
    first.child.kill(signal);
    const ended = await first.ended;
    const left = filesIn(folder);
    const second = await run('backup', place, file);

    if (signal === 'SIGTERM') {
      expect(ended).toEqual({
        code: 1,
        said: 'The backup was stopped, and nothing was left behind.\n',
      });
      expect(left).toEqual([]);
    }
    expect(left).not.toContain('shop.tar.gz');
    expect(second.code).toBe(0);
    expect(filesIn(folder)).toEqual(['shop.tar.gz']);
  },
);

test(
  'a shop opens while its backup is packed, and the backup has the store as it was before',
  { timeout: 180_000 },
  async () => {
    const place = aStoppedShop(60_000_000);
    const [file, machine] = [join(aFolder(), 'shop.tar.gz'), aFolder()];

    const backup = begin('backup', place, file);
    await untilPacking(file);
    backup.child.kill('SIGSTOP');
    const store = await aStoreIn(place.folder);
    await store.db.insertInto('tags').values({ title: 'چای' }).execute();
    backup.child.kill('SIGCONT');
    const backedUp = await backup.ended;
    await restore({ folder: machine }, file);

    expect(backedUp.code).toBe(0);
    const { db } = await aStoreIn(machine);
    expect(await db.selectFrom('tags').select('title').execute()).toEqual([]);
    expect(filesIn(place.folder)).not.toContain('.backup');
  },
);

const fullDisk = 'The disk is full: nothing was left behind. Make room, and try again.\n';
const megabyte = 1024 * 1024;

test.skipIf(!canLimitFiles)(
  'a backup onto a full disk ends with a sentence, and leaves nothing behind',
  { timeout: 180_000 },
  async () => {
    const place = aStoppedShop(40 * megabyte);
    const folder = aFolder();

    // Less than a piece of the store's log would keep the store from being opened.
    const backedUp = await run(
      'backup',
      { ...place, under: smallFiles(24 * megabyte) },
      join(folder, 'shop.tar.gz'),
    );

    expect(backedUp).toEqual({ code: 1, said: fullDisk });
    expect(filesIn(folder)).toEqual([]);
  },
);

test.skipIf(!canMountDisks).each([
  ['the store', 60],
  ['the pictures', 110],
])(
  'a restore onto a disk with too little room for %s ends with a sentence, and leaves nothing behind',
  { timeout: 180_000 },
  async (_what, megabytes) => {
    const file = await aBackupWith((folder) => withLargePicture(folder, 80 * megabyte));

    const under = smallDisk(megabytes * megabyte);
    const restored = await run('restore', { folder: aFolder(), under }, file);

    expect(restored).toEqual({ code: 1, said: `${fullDisk}media\nstore.lock\n` });
  },
);

test.skipIf(!canLimitFiles)(
  'an open shop whose copy has no room goes on, without a copy',
  { timeout: 180_000 },
  async () => {
    const folder = aFolder();
    const store = await aStoreIn(folder);
    await openBeside(folder, store);

    const backedUp = await run(
      'backup',
      { folder, under: smallFiles(megabyte) },
      join(aFolder(), 'shop.tar.gz'),
    );

    expect(backedUp).toEqual({ code: 1, said: fullDisk });
    expect(filesIn(folder)).not.toContain('.backup');
    expect(await store.db.selectFrom('products').select('id').execute()).toEqual([]);
  },
);

test(
  'after a restore that was killed no shop opens there until the restore is repeated',
  { timeout: 180_000 },
  async () => {
    const file = await aBackupWith((media) => withLargePicture(media, 60_000_000));
    const folder = aFolder();

    const first = begin('restore', { folder }, file);
    const picture = join('media', '.restoring', 'large.webp');
    await vi.waitFor(() => expect(existsSync(join(folder, picture))).toBe(true), 60_000);
    first.child.kill('SIGKILL');
    await first.ended;
    const opening = startApi(folder);
    await expect(opening).rejects.toThrow('A restore was cut off before its end: repeat it');
    const second = await run('restore', { folder }, file);

    expect(second.code).toBe(0);
    const shop = await startApi(folder);
    onTestFinished(() => void shop.child.kill('SIGKILL'));
    expect(filesIn(folder)).not.toContain('.restoring');
    expect(filesIn(join(folder, 'media'))).toEqual(['large.webp']);
  },
);
