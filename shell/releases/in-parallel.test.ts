import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('with the first that fails no other one is begun, and those under way come to their end', async () => {
  const begun: string[] = [];
  const ended: string[] = [];
  const work = inParallel(['slow', 'bad', 'late'], 2, async (item) => {
    begun.push(item);
    if (item === 'bad') throw new Error('bad');
    await wait(20);
    ended.push(item);
  });

  await expect(work).rejects.toThrow('bad');

  expect(begun).toEqual(['slow', 'bad']);
  expect(ended).toEqual(['slow']);
});
