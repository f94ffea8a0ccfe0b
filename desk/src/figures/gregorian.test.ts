import { expect, test } from 'vitest';
import { gregorian } from './gregorian.ts';

test('a Jalali day is the Gregorian day on which its noon lies', () => {
  expect(gregorian({ year: 1405, month: 9, day: 2 })).toBe('2026-11-23');
  expect(gregorian({ year: 1404, month: 1, day: 1 })).toBe('2025-03-21');
});
