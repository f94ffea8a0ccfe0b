import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const nowMs = Date.UTC(2026, 2, 21, 12);
const ago = (milliseconds: number) => relativeTime(nowMs - milliseconds, nowMs);

test('the last minute is «now», then minutes, hours and days are counted', () => {
  expect(ago(20_000)).toBe('اکنون');
  expect(ago(5 * 60_000)).toBe('۵ دقیقه پیش');
  expect(ago(3 * 3_600_000)).toBe('۳ ساعت پیش');
  expect(ago(26 * 3_600_000)).toBe('دیروز');
});

test('from a week on the date is shown', () => {
  expect(ago(8 * 86_400_000)).toBe('۲۲ اسفند ۱۴۰۴');
});
