import { toLatinDigits } from './latin-digits.ts';

/** A day of the Jalali calendar, without a time and so without a zone. Months from 1 to 12. */
export interface JalaliDay {
  year: number;
  month: number;
  day: number;
}

/** Today's day in Tehran. */
export function todayInTehran(): JalaliDay {
  return dayInTehran(new Date());
}

/** The day in Tehran on which an instant lies. */
export function dayInTehran(instant: Date): JalaliDay {
  return dayIn(instant, 'Asia/Tehran');
}

/** Reads `۱۴۰۴/۰۸/۲۹` in any digits; null where it is no day of the calendar. */
export function readDay(typed: string): JalaliDay | null {
  const found = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(toLatinDigits(typed).trim());
  if (!found) return null;
  const wanted = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
  return isSameDay(plusDays(wanted, 0), wanted) ? wanted : null;
}

/** `1404/08/29`, as the contract wants it. */
export function writeDay({ year, month, day }: JalaliDay): string {
  return `${year}/${twoDigits(month)}/${twoDigits(day)}`;
}

/** The instant at which a day begins in Tehran, which has kept one time all year since 1401. */
export function beginningOf(day: JalaliDay): Date {
  return new Date(noonOf(day).getTime() - 12 * hourMs - 3.5 * hourMs);
}

export function plusDays(from: JalaliDay, days: number): JalaliDay {
  return dayIn(new Date(noonOf(from).getTime() + days * dayMs), 'UTC');
}

/** The same day of another month, or the last day of a month that has fewer days. */
export function plusMonths({ year, month, day }: JalaliDay, months: number): JalaliDay {
  const count = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return { ...target, day: Math.min(day, lengthOfMonth(target)) };
}

export function lengthOfMonth({ year, month }: Pick<JalaliDay, 'year' | 'month'>): number {
  if (month <= 6) return 31;
  if (month <= 11) return 30;
  return plusDays({ year, month, day: 29 }, 1).month === 12 ? 30 : 29;
}

/** 0 for Saturday, with which the week begins, to 6 for Friday. */
export function weekdayOf(day: JalaliDay): number {
  return (noonOf(day).getUTCDay() + 1) % 7;
}

export function isSameDay(a: JalaliDay, b: JalaliDay): boolean {
  return compareDays(a, b) === 0;
}

/** Compares two days for sorting: negative where `a` is earlier. */
export function compareDays(a: JalaliDay, b: JalaliDay): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

function dayIn(instant: Date, timeZone: 'UTC' | 'Asia/Tehran'): JalaliDay {
  const parts = Object.fromEntries(
    numbersIn[timeZone].formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  return { year: parts['year'] ?? 0, month: parts['month'] ?? 0, day: parts['day'] ?? 0 };
}

const numbersIn = { UTC: numbers('UTC'), 'Asia/Tehran': numbers('Asia/Tehran') };

function numbers(timeZone: string) {
  return new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
}

/** The instant of a day: noon in UTC, so that no daylight-saving change moves it to another day. */
function noonOf({ year, month, day }: JalaliDay): Date {
  const dayOfYear = (month - 1) * 31 - Math.max(0, month - 7) + day - 1;
  return new Date(newYear(year) + dayOfYear * dayMs);
}

/** The first of Farvardin falls on a day from the 19th to the 22nd of March; `Intl` knows on which. */
function newYear(year: number): number {
  for (let march = 19; march <= 22; march += 1) {
    const noon = Date.UTC(year + 621, 2, march, 12);
    const { month, day } = dayIn(new Date(noon), 'UTC');
    if (month === 1 && day === 1) return noon;
  }
  return Date.UTC(year + 621, 2, 21, 12);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
