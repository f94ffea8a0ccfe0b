import { expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/test-database.ts';
import { countTry } from './try-limit.ts';

const rule = { free: 3, firstWaitSeconds: 30, mostWaitSeconds: 3600 };
const at = (seconds: number) => new Date(Date.parse('2026-01-10T08:00:00Z') + seconds * 1000);

test('a free try does not wait for one that another process counted by a clock that is ahead', async () => {
  const { db } = (await emptyDatabase()).store;

  await countTry(db, at(1), 'key', rule);

  await expect(countTry(db, at(0), 'key', rule)).resolves.toBeUndefined();
});

test('a try after the free ones waits, and the next one twice as long', async () => {
  const { db } = (await emptyDatabase()).store;
  for (let tries = 0; tries < 3; tries += 1) await countTry(db, at(0), 'key', rule);

  await expect(countTry(db, at(29), 'key', rule)).rejects.toMatchObject({ retryAfterSeconds: 1 });
  await countTry(db, at(30), 'key', rule);
  await expect(countTry(db, at(89), 'key', rule)).rejects.toMatchObject({ retryAfterSeconds: 1 });
});
