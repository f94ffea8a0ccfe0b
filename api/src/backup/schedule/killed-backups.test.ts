import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { withEmptyStore } from '../../testing/empty-store.ts';
import {
  aBackingUpShop,
  aFolder,
  begin,
  filesIn,
  untilPacking,
  withPictures,
} from '../backup-fixtures.ts';

const patienceMs = 120_000;

test(
  'a backup whose shop was killed is whole all the same, and one of the shop that follows waits for it',
  { timeout: patienceMs },
  async () => {
    const [data, backups] = [aFolder(), aFolder()];
    withEmptyStore(data);
    withPictures(data, { 'large.webp': randomBytes(60_000_000) });
    const orphan = 'kashi-2026-01-03T03-04-05Z.tar.gz';
    const orphaned = begin('backup', { folder: data }, join(backups, orphan));
    await untilPacking(join(backups, orphan));
    orphaned.child.kill('SIGSTOP');

    const shop = await aBackingUpShop(data, backups);
    await vi.waitFor(
      () => expect(shop.said()).toContain('Another backup of this shop is being made just now.'),
      patienceMs / 2,
    );
    orphaned.child.kill('SIGCONT');

    expect(await orphaned.ended).toMatchObject({ code: 0 });
    expect(filesIn(backups)).toEqual([orphan]);
  },
);

test(
  'of a backup that was killed the log says by which signal',
  { timeout: patienceMs },
  async () => {
    const [data, backups] = [aFolder(), aFolder()];
    withPictures(data, { 'large.webp': randomBytes(60_000_000) });
    const shop = await aBackingUpShop(data, backups);
    await vi.waitFor(() => expect(filesIn(backups)).toHaveLength(1), patienceMs / 2);

    const pids = spawnSync('ps', ['-o', 'pid=', '--ppid', String(shop.child.pid)]);
    process.kill(Number(pids.stdout.toString().trim()), 'SIGKILL');

    await vi.waitFor(
      () =>
        expect(shop.said()).toBe(
          'No backup was made; it is tried again in a while: it was ended by SIGKILL\n',
        ),
      patienceMs / 2,
    );
  },
);
