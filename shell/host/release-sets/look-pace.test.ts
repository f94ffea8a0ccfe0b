import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LookPace } from './look-pace.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const lookEveryMs = 250;

/** How often a registry is read within this time, with four looks in a second. */
function readingsIn(ms: number, pace: LookPace, text: string): number {
  let readings = 0;
  for (let passed = 0; passed < ms; passed += lookEveryMs) {
    if (pace.isDue(text)) readings += 1;
    vi.advanceTimersByTime(lookEveryMs);
  }
  return readings;
}

test('a release that arrives within a second is looked for at every look', () => {
  expect(readingsIn(1000, new LookPace(), 'a')).toBe(4);
});

test('a release that nobody repairs is read every five seconds and not four times a second', () => {
  const pace = new LookPace();
  readingsIn(60_000, pace, 'a');

  expect(readingsIn(60_000, pace, 'a')).toBe(12);
});

test('another registry is read at the next look, however long the one before it was the same', () => {
  const pace = new LookPace();
  readingsIn(60_000, pace, 'a');

  expect(pace.isDue('b')).toBe(true);
});
