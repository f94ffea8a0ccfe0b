import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyDatabase } from '../../testing/test-database.ts';
import { keepHouse, vacuumIfDue } from './housekeeping.ts';

function aNote(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-housekeeping-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'store.vacuumed');
}

test('each round of housekeeping writes a checkpoint, so that the log does not grow for ever', async () => {
  const { pool } = await emptyDatabase();
  const lastCheckpoint = async () =>
    (
      await pool.query<{ lsn: string }>(
        'select checkpoint_lsn::text as lsn from pg_control_checkpoint()',
      )
    ).rows[0]?.lsn;
  const before = await lastCheckpoint();
  await pool.query("insert into tags (title) values ('چای')");

  onTestFinished(keepHouse(pool, { vacuumNote: aNote(), checkpointEveryMs: 5 }));

  await vi.waitFor(async () => expect(await lastCheckpoint()).not.toBe(before), 10_000);
});

/** A database that notes its vacuums, and the file with the time of the last one. */
async function vacuumed(lastAt?: Date) {
  const { pool } = await emptyDatabase();
  const note = aNote();
  if (lastAt) writeFileSync(note, lastAt.toISOString());
  const asked = vi.spyOn(pool, 'query');
  onTestFinished(() => asked.mockRestore());
  const count = () =>
    asked.mock.calls.filter(([text]) => (text as unknown) === 'vacuum analyze').length;
  return { pool, note, count };
}

test('a store that was never vacuumed is vacuumed soon after its start', async () => {
  const { pool, note, count } = await vacuumed();

  onTestFinished(keepHouse(pool, { vacuumNote: note, lookEveryMs: 5 }));

  await vi.waitFor(() => expect(readFileSync(note, 'utf8')).not.toBe(''), 10_000);
  expect(count()).toBe(1);
});

test('a store whose note cannot be written is vacuumed once a day all the same', async () => {
  const { pool, note, count } = await vacuumed();
  const nowhere = join(note, 'no-folder');

  await expect(vacuumIfDue(pool, nowhere)).rejects.toThrow('ENOENT');
  await vacuumIfDue(pool, nowhere);

  expect(count()).toBe(1);
});

const hourMs = 3_600_000;

test.each([
  ['an hour ago', 1, 0],
  ['a day ago', 24, 1],
  ['in the future by a wrong clock', -1, 1],
])('a store that was vacuumed %s is vacuumed as often as is due', async (_when, hours, times) => {
  const { pool, note, count } = await vacuumed(new Date(Date.now() - hours * hourMs));

  await vacuumIfDue(pool, note);
  await vacuumIfDue(pool, note);

  expect(count()).toBe(times);
});
