import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('after the first failure no further item is started, and the running ones finish', async () => {
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
