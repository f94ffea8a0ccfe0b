import { expect, test } from 'vitest';
import {
  beginningOf,
  lengthOfMonth,
  plusDays,
  plusMonths,
  readDay,
  weekdayOf,
  writeDay,
} from './jalali-days.ts';

const newYear1404 = { year: 1404, month: 1, day: 1 };

test('each day of nine years, three of them leap years, follows the day before it, and is read back from its text', () => {
  let day = { year: 1399, month: 1, day: 1 };
  let weekday = weekdayOf(day);
  while (day.year < 1409) {
    const next = plusDays(day, 1);
    const isNextOfMonth = next.month === day.month && next.day === day.day + 1;
    const isFirst = next.day === 1 && day.day === lengthOfMonth(day);
    expect(isNextOfMonth || isFirst, writeDay(next)).toBe(true);
    expect(weekdayOf(next)).toBe((weekday + 1) % 7);
    expect(readDay(writeDay(next))).toEqual(next);
    day = next;
    weekday = weekdayOf(next);
  }
});

test('the first day of 1404 was a Friday, and 1403 had thirty days in Esfand', () => {
  expect(weekdayOf(newYear1404)).toBe(6);
  expect(lengthOfMonth({ year: 1403, month: 12 })).toBe(30);
  expect(lengthOfMonth({ year: 1404, month: 12 })).toBe(29);
});

test('a month later is the same day, or the last day of a shorter month', () => {
  expect(plusMonths({ year: 1404, month: 6, day: 31 }, 1)).toEqual({
    year: 1404,
    month: 7,
    day: 30,
  });
  expect(plusMonths(newYear1404, -1)).toEqual({ year: 1403, month: 12, day: 1 });
});

test.each(['1404/12/30', '1404/13/01', '1404/00/10', '1404-01-01', ''])('%j is no day', (typed) => {
  expect(readDay(typed)).toBeNull();
});

test('a day is read in any digits', () => {
  expect(readDay('۱۴۰۴/۰۸/۲۹')).toEqual({ year: 1404, month: 8, day: 29 });
});

test('a day begins at midnight in Tehran', () => {
  expect(beginningOf({ year: 1405, month: 9, day: 2 }).toISOString()).toBe(
    '2026-11-22T20:30:00.000Z',
  );
});
