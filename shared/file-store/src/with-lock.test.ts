import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withLock } from './with-lock.ts';

const hourMs = 3_600_000;

test.each([
  ['of an hour ago', -hourMs],
  ['of before the clock was set back by an hour', hourMs],
])('a lock %s that nobody has taken away is no reason to wait', async (_when, awayMs) => {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lock = join(folder, 'lock');
  mkdirSync(lock);
  const madeAt = new Date(Date.now() + awayMs);
  utimesSync(lock, madeAt, madeAt);

  const answer = await withLock(lock, () => 'done');

  expect(answer).toBe('done');
  expect(existsSync(lock)).toBe(false);
});
