import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../testing/postgres-server.ts';
import { newServerDatabase, serverStore, serverUrl } from '../testing/server-database.ts';
import { openEmbeddedStore } from './embedded/embedded-store.ts';
import type { Store } from './store.ts';

/** The commands of `docs/operations/the-store.md`: backup and restore of the embedded store and of PostgreSQL. */
const [backUpFolder, restoreFolder, backUpServer, restoreServer] = documentedCommands();

test('the embedded store, its pictures and releases are copied by the commands of the operations manual', async () => {
  const [folder, other, backup] = [aDataFolder(), aFolder(), join(aFolder(), 'backup')];
  const store = await openEmbeddedStore(folder);
  await leaveMessage(store);
  await store.close();

  runAsSaid(backUpFolder, { KASHI_DATA: folder, BACKUP: backup });
  expect(modeOf(backup)).toBe(0o600);
  runAsSaid(restoreFolder, { KASHI_DATA: other, BACKUP: backup });

  const restored = await openEmbeddedStore(other);
  onTestFinished(() => restored.close());
  expect(await messagesIn(restored)).toEqual(['سلام']);
  expect(readFileSync(join(other, 'media/cup.webp'), 'utf8')).toBe('a cup');
  expect(modeOf(join(other, 'store'))).toBe(0o700);
}, 90_000);

test.skipIf(!serverUrl || !postgresPrograms)(
  'a shop on PostgreSQL is copied by the commands of the operations manual',
  { timeout: 90_000 },
  async () => {
    const [folder, other, backup] = [aDataFolder(), aFolder(), join(aFolder(), 'backup')];
    const [database, empty] = [await newServerDatabase(), await newServerDatabase()];
    const store = await serverStore(database);
    await leaveMessage(store);

    runAsSaid(backUpServer, { KASHI_DATA: folder, BACKUP: backup, DATABASE_URL: database });
    expect([backup, `${backup}.dump`].map(modeOf)).toEqual([0o600, 0o600]);
    runAsSaid(restoreServer, { KASHI_DATA: other, BACKUP: backup, DATABASE_URL: empty });

    const restored = await serverStore(empty);
    expect(await messagesIn(restored)).toEqual(['سلام']);
    await leaveMessage(restored);
    const ids = await restored.db.selectFrom('contact_messages').select('id').execute();
    expect(ids).toEqual([{ id: 1 }, { id: 2 }]);
    expect(readFileSync(join(other, 'media/cup.webp'), 'utf8')).toBe('a cup');
  },
);

function documentedCommands(): string[] {
  const manual = readFileSync(
    new URL('../../../docs/operations/the-store.md', import.meta.url),
    'utf8',
  );
  const [, chapter = ''] = manual.split('## Backup and restore\n');
  return [...chapter.matchAll(/```sh\n(.*?)```/gs)].map(([, commands = '']) => commands);
}

function runAsSaid(commands = '', variables: Record<string, string>): void {
  const PATH = `${postgresPrograms ?? ''}:${process.env['PATH']}`;
  execFileSync('sh', ['-euc', commands], { env: { PATH, ...variables } });
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function aDataFolder(): string {
  const folder = aFolder();
  for (const name of ['media', 'releases']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'media/cup.webp'), 'a cup');
  return folder;
}

async function leaveMessage({ db }: Store): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ full_name: '', mobile: '', email: '', comment: 'سلام', registered_at: new Date() })
    .execute();
}

async function messagesIn({ db }: Store): Promise<string[]> {
  const rows = await db.selectFrom('contact_messages').select('comment').execute();
  return rows.map(({ comment }) => comment);
}
