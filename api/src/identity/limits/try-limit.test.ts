import { expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/test-database.ts';
import { countTry, countTryOfDay } from './try-limit.ts';

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

test('whoever buys or writes a few times on every day never waits, and a day of many tries counts as one', async () => {
  const { db } = (await emptyDatabase()).store;
  const hours = (count: number) => at(count * 3600);
  const tries = async (...moments: Date[]) => {
    for (const moment of moments) await countTryOfDay(db, moment, 'key', rule);
  };

  for (const day of [0, 1, 2, 3]) await tries(hours(day * 24), hours(day * 24 + 23));
  const third = tries(hours(95.5));
  await expect(third).resolves.toBeUndefined();
  const fourth = tries(hours(95.5));

  await expect(fourth).rejects.toMatchObject({ status: 429, retryAfterSeconds: 30 });
});
