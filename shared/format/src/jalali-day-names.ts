import { beginningOf, weekdayOf, type JalaliDay } from '@kashi/contracts/text/jalali-days';
import { toPersianDigits } from './persian.ts';

export function nameOfMonth(day: JalaliDay): string {
  return monthName.format(beginningOf(day));
}

/** A day in words, for people: «شنبه ۲۹ آبان ۱۴۰۴». */
export function sayDay(day: JalaliDay, weekdays: readonly string[]): string {
  const { year, day: number } = day;
  return `${weekdays[weekdayOf(day)] ?? ''} ${toPersianDigits(`${number} ${nameOfMonth(day)} ${year}`)}`;
}

const monthName = new Intl.DateTimeFormat('fa-IR', {
  calendar: 'persian',
  month: 'long',
  timeZone: 'Asia/Tehran',
});
