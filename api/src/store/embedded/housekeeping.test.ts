import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyDatabase } from '../../testing/test-database.ts';
import { keepHouse } from './housekeeping.ts';

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

  onTestFinished(keepHouse(pool, { checkpointEveryMs: 5 }));

  await vi.waitFor(async () => expect(await lastCheckpoint()).not.toBe(before), 10_000);
});
