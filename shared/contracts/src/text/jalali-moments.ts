import { beginningOf, dayInTehran, readDay, writeDay } from './jalali-days.ts';
import { toLatinDigits } from './latin-digits.ts';

const minuteMs = 60_000;

/** Reads `۱۴۰۴/۰۸/۲۹ ۱۸:۳۰`, a day and a time in Tehran, in any digits; a day alone is its midnight. Null where it is no such moment. */
export function readMoment(typed: string): Date | null {
  const [dayTyped = '', time = '0:00', ...more] = toLatinDigits(typed)
    .trim()
    .split(/[\s،,]+/);
  const day = readDay(dayTyped);
  const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!day || !clock || more.length > 0) return null;
  const minutes = Number(clock[1]) * 60 + Number(clock[2]);
  return new Date(beginningOf(day).getTime() + minutes * minuteMs);
}

/** `1404/08/29 18:30`, as `readMoment` reads it; seconds are left out. */
export function writeMoment(moment: Date): string {
  const day = dayInTehran(moment);
  const minutes = Math.floor((moment.getTime() - beginningOf(day).getTime()) / minuteMs);
  return `${writeDay(day)} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
