import { statfsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DirectoryInUseError } from '../../store/embedded/directory-lock.ts';
import { aFolder, canMountDisks, run, smallDisk } from '../backup-fixtures.ts';
import { withRoomIn } from './errors-of-the-disk.ts';

/** A file system that never has room. */
const noRoom = '/proc';

const hasNoRoom = process.platform === 'linux' && statfsSync(noRoom).bavail === 0;

test.skipIf(!hasNoRoom).each([
  [
    'a store that another process has open is told as that',
    new DirectoryInUseError('The data directory is in use by another process.'),
    'The data directory is in use by another process.',
  ],
  [
    'an engine that ends without a reason is told as a full disk',
    new Error('The database failed.'),
    'The disk is full: nothing was left behind. Make room, and try again.',
  ],
])('on a disk with little room %s', async (_what, error, sentence) => {
  const working = withRoomIn(noRoom, () => Promise.reject(error));

  await expect(working).rejects.toThrow(sentence);
});

test.skipIf(!canMountDisks)(
  'where the disk of the shop is full, the command says that and not that another backup is in the way',
  async () => {
    const filled = ['sh', '-c', 'cat /dev/zero >"$KASHI_DATA/goods" 2>&-; "$@"', 'sh'];
    const under = [...smallDisk(64 * 1024), ...filled];

    const { code, said } = await run('backup', { folder: aFolder(), under }, '/shop.tar.gz');

    expect(code).toBe(1);
    expect(said).toMatch(
      /^The disk of .*backup\.lock is full, or fails \(.*\): make room, and try/,
    );
  },
);
