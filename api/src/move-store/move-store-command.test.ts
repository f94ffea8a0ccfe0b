import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startApi } from '../testing/api-process.ts';
import { withEmptyStore } from '../testing/empty-store.ts';
import { newServerDatabase, serverUrl } from '../testing/server-database.ts';
import { analyzedOnlyIf } from './vacuum-fixtures.ts';

test.skipIf(!serverUrl)(
  'the command moves a closed shop once, and refuses if a shop is open on either side',
  { timeout: 180_000 },
  async () => {
    const folder = aFolder();
    const database = await newServerDatabase();
    const noStore = moveStore(folder, database);
    const shop = await startApi(folder);
    onTestFinished(() => void shop.child.kill('SIGKILL'));

    const whileOpen = moveStore(folder, database);
    await shop.end('SIGTERM');
    const other = new pg.Client(database);
    await other.connect();
    const whileUsed = moveStore(folder, database);
    await other.end();
    const moved = moveStore(folder, database);

    expect([noStore, whileOpen, whileUsed, moved].map(({ status }) => status)).toEqual([
      1, 1, 1, 0,
    ]);
    expect(noStore.said).toMatch(/^There is no embedded store in /);
    expect(whileOpen.said).toMatch(/^The data directory is in use /);
    expect(whileUsed.said).toMatch(/^The database is in use by 1 /);
    expect(moved.said).toMatch(/^Moved, and the same on both sides/m);
  },
);

test.skipIf(!serverUrl)(
  'after the move no shop opens on the old folder, until the command has brought everything back there',
  { timeout: 180_000 },
  async () => {
    const folder = aFolder();
    const database = await newServerDatabase();
    await (await startApi(folder)).end('SIGTERM');

    const moved = moveStore(folder, database);
    const opening = startApi(folder);
    await expect(opening).rejects.toThrow(`The store in ${folder} was moved to PostgreSQL on `);
    const again = moveStore(folder, await newServerDatabase());
    rmSync(join(folder, 'store'), { recursive: true });
    const back = moveStore(folder, database, '--back');
    const shop = await startApi(folder);
    onTestFinished(() => void shop.child.kill('SIGKILL'));

    expect([moved, again, back].map(({ status }) => status)).toEqual([0, 1, 0]);
    expect(again.said).toMatch(/was moved to PostgreSQL on /);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  },
);

test.skipIf(!serverUrl)(
  'a moved database is vacuumed however long it takes, and where the vacuum fails everything is moved all the same',
  { timeout: 180_000 },
  async () => {
    const [folder, other] = [aFolder(), aFolder()];
    for (const each of [folder, other]) withEmptyStore(each);
    const [large, refusing] = [await newServerDatabase(), await newServerDatabase()];
    await analyzedOnlyIf(large, `current_setting('statement_timeout') = '0'`);
    await analyzedOnlyIf(refusing, 'false');

    const vacuumed = moveStore(folder, large);
    const refused = moveStore(other, refusing);

    expect([vacuumed.status, refused.status]).toEqual([0, 0]);
    expect(vacuumed.said).not.toMatch(/not vacuumed/);
    expect(refused.said).toMatch(
      /not vacuumed \(the vacuum is refused\): say VACUUM ANALYZE there/,
    );
    expect(refused.said).toMatch(/^Moved, and the same on both sides/m);
  },
);

test.skipIf(!serverUrl)(
  'a way back from a database that is in use makes no store in the folder',
  async () => {
    const folder = aFolder();
    const database = await newServerDatabase();
    const other = new pg.Client(database);
    await other.connect();

    const back = moveStore(folder, database, '--back');
    await other.end();

    expect(back.status).toBe(1);
    expect(back.said).toMatch(/^The database is in use by 1 /);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test("an argument that is not an address is answered with the command's usage", () => {
  expect(moveStore(tmpdir(), 'mysql://shop').said).toMatch(/^npm run move-store -- postgres:/);
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-move-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function moveStore(folder: string, ...words: string[]): { status: number | null; said: string } {
  const script = fileURLToPath(new URL('./move-store-command.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    env: { PATH: process.env['PATH'], KASHI_DATA: folder },
    encoding: 'utf8',
  });
  return { status, said: stderr + stdout };
}
