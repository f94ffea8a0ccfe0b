import { plusDays, writeDay, type JalaliDay } from '@kashi/contracts/text/jalali-days';
import { expect, test } from 'vitest';
import { monthName } from './month-name.ts';

const span = (from: JalaliDay, length: number) =>
  Array.from({ length }, (_, index) => ({ jalali: writeDay(plusDays(from, index)) }));

test('a month that the span cuts says of which days its figures are, and a whole one does not', () => {
  const days = span({ year: 1405, month: 8, day: 10 }, 60);

  expect(['1405/08', '1405/09', '1405/10'].map((month) => monthName(month, days))).toEqual([
    '۱۴۰۵/۰۸ (از ۱۰ تا ۳۰)',
    '۱۴۰۵/۰۹',
    '۱۴۰۵/۱۰ (از ۱ تا ۹)',
  ]);
});

test('a month of which the span has one day says that day', () => {
  const days = span({ year: 1405, month: 6, day: 31 }, 1);

  expect(monthName('1405/06', days)).toBe('۱۴۰۵/۰۶ (روز ۳۱)');
});
