import { expect, test } from 'vitest';
import { jalaliDate, jalaliDateTime, jalaliDayAndMonth, jalaliWeekday } from './jalali.ts';

test('a date has day, month and year, with Persian digits and no comma', () => {
  expect(jalaliDate('2025-11-05T08:00:00Z')).toBe('۱۴ آبان ۱۴۰۴');
  expect(jalaliDayAndMonth('2025-11-05T08:00:00Z')).toBe('۱۴ آبان');
  expect(jalaliWeekday('2026-03-21T08:00:00Z')).toBe('شنبه ۱ فروردین');
});

test('the day is the one in Tehran, although it is still last year in UTC', () => {
  expect(jalaliDate('2026-03-20T21:00:00Z')).toBe('۱ فروردین ۱۴۰۵');
  expect(jalaliDate('2026-03-20T20:00:00Z')).toBe('۲۹ اسفند ۱۴۰۴');
});

test('a time has two digits for hours and minutes, and midnight is zero', () => {
  expect(jalaliDateTime('2025-11-05T07:12:00Z')).toBe('۱۴ آبان ۱۴۰۴، ساعت ۱۰:۴۲');
  expect(jalaliDateTime('2025-11-04T20:30:00Z')).toBe('۱۴ آبان ۱۴۰۴، ساعت ۰۰:۰۰');
});
