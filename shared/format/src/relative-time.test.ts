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

test('yesterday is the day before today in Tehran, and no stretch of 48 hours', () => {
  const wednesdayMorning = Date.parse('2026-03-18T07:00:00+03:30');
  const on = (instant: string) => relativeTime(`${instant}+03:30`, wednesdayMorning);

  expect(on('2026-03-17T00:00:00')).toBe('دیروز');
  expect(on('2026-03-16T23:59:59')).toBe('پریروز');
  expect(on('2026-03-16T08:00:00')).toBe('پریروز');
  expect(on('2026-03-12T00:00:00')).toBe('۶ روز پیش');
  expect(on('2026-03-11T23:59:59')).toBe('۲۰ اسفند ۱۴۰۴');
});

test('from a week on the date is shown', () => {
  expect(ago(8 * 86_400_000)).toBe('۲۲ اسفند ۱۴۰۴');
});
