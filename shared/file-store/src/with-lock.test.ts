import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  rmdirSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withLock } from './with-lock.ts';

const hourMs = 3_600_000;

function aLock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'lock');
}

test.each([
  ['of an hour ago', -hourMs],
  ['of before the clock was set back by an hour', hourMs],
])('a lock %s that nobody has taken away is no reason to wait', async (_when, awayMs) => {
  const lock = aLock();
  mkdirSync(lock);
  const madeAt = new Date(Date.now() + awayMs);
  utimesSync(lock, madeAt, madeAt);

  const answer = await withLock(lock, () => 'done');

  expect(answer).toBe('done');
  expect(existsSync(lock)).toBe(false);
});

test.each([hourMs, -hourMs])(
  'a lock on a share is waited for though its clock and this machine’s are %i ms apart',
  async (aheadMs) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs });
    onTestFinished(() => void vi.useRealTimers());
    const lock = aLock();
    mkdirSync(lock);

    const answer = withLock(lock, () => 'done');

    expect(readdirSync(dirname(lock))).toEqual(['lock']);
    rmdirSync(lock);
    expect(await answer).toBe('done');
  },
);

test('work is done though another process has taken the lock away meanwhile', async () => {
  const lock = aLock();

  const answer = await withLock(lock, () => {
    rmdirSync(lock);
    return 'done';
  });

  expect(answer).toBe('done');
});
