import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbeddedStore } from './embedded-store.ts';

test('no other user of the machine can read the store, even one that an earlier version created', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kashi-private-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const umask = process.umask(0o022);
  onTestFinished(() => void process.umask(umask));

  const first = await openEmbeddedStore(directory);
  await sql`create table as_later_migrations_do (id int)`.execute(first.db);
  const modesOfNew = modesIn(directory);
  await first.close();
  loosen(directory);
  const second = await openEmbeddedStore(directory);
  const modesOfOld = modesIn(directory);
  await second.close();

  expect(modesOfNew).toEqual(new Set(['folder 700', 'file 600']));
  expect(modesOfOld).toEqual(new Set(['folder 700', 'file 600']));
}, 90_000);

/** Excludes the empty file that the lock's library keeps beside the lock. */
function everythingIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'store.lock-journal')
    .map((name) => join(directory, name));
}

function modesIn(directory: string): Set<string> {
  return new Set(
    everythingIn(directory).map((path) => {
      const state = lstatSync(path);
      return `${state.isDirectory() ? 'folder' : 'file'} ${(state.mode & 0o777).toString(8)}`;
    }),
  );
}

function loosen(directory: string): void {
  for (const path of everythingIn(directory)) {
    chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
  }
}
