import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openServerStore } from '../../store/server/server-store.ts';
import { newServerDatabase, serverUrl } from '../../testing/server-database.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aBackingUpShop, aFolder, filesIn, run, withPictures } from '../backup-fixtures.ts';
import { backUpIfDue, startBackups } from './scheduled-backups.ts';

const patienceMs = 240_000;

function withFiles(folder: string, ...names: string[]): void {
  for (const name of names) writeFileSync(join(folder, name), '');
}

test(
  'an open shop makes a backup once the last is too old, and the oldest of its own beyond the kept ones go',
  { timeout: patienceMs },
  async () => {
    const [data, backups, machine] = [aFolder(), aFolder(), aFolder()];
    const [old, older] = ['kashi-2026-01-02T03-04-05Z.tar.gz', 'kashi-2026-01-01T03-04-05Z.tar.gz'];
    withFiles(backups, old, older, 'kashi-2026-01-03T03-04-05Z.tar.gz.part', 'by-hand.tar.gz');

    const shop = await aBackingUpShop(data, backups);
    await vi.waitFor(() => expect(filesIn(backups)).not.toContain(older), patienceMs / 2);

    const [byHand, kept, made = '', ...more] = filesIn(backups);
    expect([byHand, kept, more]).toEqual(['by-hand.tar.gz', old, []]);
    expect(made).toMatch(/^kashi-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/);
    expect(await run('restore', { folder: machine }, join(backups, made))).toMatchObject({
      code: 0,
    });
    const metrics = await (await fetch(`${shop.url}/metrics`)).text();
    const [, at] = /^kashi_store_backup_timestamp_seconds (\d+)$/m.exec(metrics) ?? [];
    expect(Date.now() / 1000 - Number(at)).toBeLessThan(patienceMs / 1000);
  },
);

test(
  'a backup that fails is told in the log and in the figures, and the shop goes on',
  { timeout: patienceMs },
  async () => {
    const nowhere = join(aFolder(), 'not-mounted');

    const shop = await aBackingUpShop(aFolder(), nowhere);
    await vi.waitFor(
      () =>
        expect(shop.said()).toMatch(
          /^No backup was made; it is tried again in a while: The file cannot be used: ENOENT/m,
        ),
      patienceMs / 2,
    );

    const metrics = await (await fetch(`${shop.url}/metrics`)).text();
    expect(metrics).toMatch(/^kashi_store_backup_timestamp_seconds 0$/m);
    expect(existsSync(nowhere)).toBe(false);
  },
);

test(
  'a shop that is told to end in the middle of a backup ends at once, and leaves no half of a file',
  { timeout: patienceMs },
  async () => {
    const [data, backups] = [aFolder(), aFolder()];
    withPictures(data, { 'large.webp': randomBytes(60_000_000) });
    const shop = await aBackingUpShop(data, backups);
    await vi.waitFor(
      () => expect(filesIn(backups).join()).toMatch(/^kashi-.*\.part$/),
      patienceMs / 2,
    );

    const code = await shop.end('SIGTERM');

    expect(code).toBe(0);
    expect(filesIn(backups)).toEqual([]);
    expect(filesIn(data)).not.toContain('.backup');
    expect(shop.said()).toBe('');
  },
);

const anHourMs = 3_600_000;

test.each([
  ['an hour ago', 'kashi-2026-01-10T07-00-01Z.tar.gz', false],
  ['longer ago', 'kashi-2026-01-10T07-00-00Z.tar.gz', true],
  ['in the future, by a wrong clock', 'kashi-2027-01-10T07-30-00Z.tar.gz', true],
])(
  'of backups every hour, after one that was made %s (%s), the next is due: %s',
  async (_when, last, isDue) => {
    const folder = aFolder();
    withFiles(folder, last);
    const shop = await testShop();
    const made: string[] = [];

    await backUpIfDue(shop, { folder, everyMs: anHourMs, kept: 2 }, noting(made));

    expect(made).toEqual(isDue ? [join(folder, 'kashi-2026-01-10T08-00-00Z.tar.gz')] : []);
  },
);

test.skipIf(!serverUrl)(
  'of several processes on one database only that on duty makes backups',
  { timeout: patienceMs },
  async () => {
    const databaseUrl = await newServerDatabase();
    const folder = aFolder();
    const stores = [await openServerStore(databaseUrl), await openServerStore(databaseUrl)];
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    await vi.waitFor(async () => expect(await stores[0]?.isOnDuty()).toBe(true), 30_000);

    const made: string[] = [];
    for (const store of stores.toReversed()) {
      const shop = { store, clock: () => new Date('2026-01-10T08:00:00Z') };
      await backUpIfDue(shop, { folder, everyMs: anHourMs, kept: 2 }, noting(made));
    }

    expect(made).toHaveLength(1);
  },
);

test('backups of a wrong clock, from the future, go before the others, and no new one goes for them', async () => {
  const folder = aFolder();
  const future = [1, 2, 3].map((day) => `kashi-2027-01-0${day}T07-30-00Z.tar.gz`);
  withFiles(folder, 'kashi-2026-01-09T08-00-00Z.tar.gz', ...future);
  const shop = await testShop();
  const backUp = (file: string) => {
    writeFileSync(file, '');
    return Promise.resolve(null);
  };

  await backUpIfDue(shop, { folder, everyMs: anHourMs, kept: 3 }, backUp);

  expect(filesIn(folder)).toEqual([
    'kashi-2026-01-09T08-00-00Z.tar.gz',
    'kashi-2026-01-10T08-00-00Z.tar.gz',
    'kashi-2027-01-03T07-30-00Z.tar.gz',
  ]);
});

test('the figure is that of the newest backup which is not from the future', async () => {
  const folder = aFolder();
  withFiles(folder, 'kashi-2026-01-10T07-59-00Z.tar.gz', 'kashi-2027-01-10T07-30-00Z.tar.gz');
  const shop = await testShop();
  const end = startBackups(shop, { folder, everyMs: anHourMs, kept: 3 });
  onTestFinished(end);

  const figure = await shop.store.figures.registry
    .getSingleMetric('kashi_store_backup_timestamp_seconds')
    ?.get();

  expect(figure?.values.map(({ value }) => value * 1000)).toEqual([
    Date.parse('2026-01-10T07:59:00Z'),
  ]);
});

/** Notes the files of the backups that would be made. */
function noting(files: string[]) {
  return (file: string): Promise<null> => {
    files.push(file);
    return Promise.resolve(null);
  };
}
