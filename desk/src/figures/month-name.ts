import { lengthOfMonth } from '@kashi/contracts/text/jalali-days';
import { toPersianDigits } from '@kashi/format/persian';
import { messages } from './messages.ts';

/** A month (yyyy/MM) of a span, with its days in the span where the span leaves others out: its figures are of these alone. */
export function monthName(jalaliMonth: string, days: readonly { jalali: string }[]): string {
  const [year = 0, month = 0] = jalaliMonth.split('/').map(Number);
  const own = days
    .filter(({ jalali }) => jalali.startsWith(`${jalaliMonth}/`))
    .map(({ jalali }) => Number(jalali.slice(-2)));
  const name = toPersianDigits(jalaliMonth);
  if (own.length === lengthOfMonth({ year, month })) return name;
  const [first, last] = [own[0], own.at(-1)].map((day) => toPersianDigits(String(day)));
  return messages.partOfMonth(name, first ?? '', last ?? '');
}
