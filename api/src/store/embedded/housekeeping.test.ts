import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const hourMs = 3_600_000;

/** Noon, and four o'clock at night, in Tehran. */
const noon = new Date('2026-11-20T08:30:00Z');
const night = new Date('2026-11-20T00:30:00Z');

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

const isVacuum = (text: unknown, table: string) => text === `vacuum (analyze) ${table}`;

/** A database that notes its vacuums, and the file with the time of the last one. */
async function vacuumed(lastAt?: Date) {
  const { pool } = await emptyDatabase();
  const note = aNote();
  if (lastAt) writeFileSync(note, lastAt.toISOString());
  const asked = vi.spyOn(pool, 'query');
  onTestFinished(() => asked.mockRestore());
  const count = () => asked.mock.calls.filter(([text]) => isVacuum(text, 'public.tags')).length;
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

  await expect(vacuumIfDue(pool, nowhere, { now: noon })).rejects.toThrow('ENOENT');
  await vacuumIfDue(pool, nowhere, { now: noon });

  expect(count()).toBe(1);
});

test.each([
  ['by day', noon, 'an hour ago', 1, 0],
  ['by day', noon, 'in the last night', 10, 0],
  ['by day', noon, 'in the night before the last', 36, 1],
  ['by day', noon, 'in the future by a wrong clock', -1, 1],
  ['at night', night, 'earlier this night', 2, 0],
  ['at night', night, 'later in the last night', 22, 1],
])(
  '%s, at %o, a store that was vacuumed %s is vacuumed as often as is due',
  async (_when, now, _last, hours, times) => {
    const { pool, note, count } = await vacuumed(new Date(now.getTime() - hours * hourMs));

    await vacuumIfDue(pool, note, { now });
    await vacuumIfDue(pool, note, { now });

    expect(count()).toBe(times);
  },
);

test('a call that comes during a vacuum is answered before the vacuum has ended', async () => {
  const { pool, note } = await vacuumed();
  const order: string[] = [];

  const vacuum = vacuumIfDue(pool, note, { now: noon }).then(() => order.push('vacuum'));
  await pool.query('select 1').then(() => order.push('call'));
  await pool.query('select 1').then(() => order.push('call'));
  await vacuum;

  expect(order).toEqual(['call', 'call', 'vacuum']);
});

test('a store that closes during a vacuum waits for one table only, and the vacuum is not noted', async () => {
  const { pool, note, count } = await vacuumed();
  const closing = new AbortController();

  const vacuum = vacuumIfDue(pool, note, { now: noon, signal: closing.signal });
  closing.abort();
  await vacuum;

  expect(count()).toBe(0);
  expect(existsSync(note)).toBe(false);
});
