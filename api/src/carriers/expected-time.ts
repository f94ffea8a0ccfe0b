import { messages } from './messages.ts';
import { dayOf, workingDayAfter } from './working-days.ts';

/** After how many working days a parcel arrives. */
export interface DeliveryDays {
  least: number;
  most: number;
}

/**
 * The days of the calendar on which a parcel that is ordered now arrives, in words. What is ordered in Tehran's afternoon is packed
 * the next day, nothing is packed on a day off, and the days count from the one on which it is packed.
 */
export function expectedTime({ least, most }: DeliveryDays, now: Date): string {
  const packed = workingDayAfter(dayOf(new Date(now.getTime() + (24 - lastHour) * hourMs)), 0);
  const [first, last] = [least, most].map((days) => dayInWords(workingDayAfter(packed, days)));
  return first === last ? (last ?? '') : messages.fromDayToDay(first ?? '', last ?? '');
}

const hourMs = 60 * 60 * 1000;
/** The hour in Tehran until which an order is packed on its own day. */
const lastHour = 14;

const words = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

// Intl orders the parts as in English, with a Latin comma, so they are put in Persian order here.
function dayInWords(day: Date): string {
  const parts = Object.fromEntries(
    words.formatToParts(day).map(({ type, value }) => [type, value]),
  );
  return messages.day(parts['weekday'] ?? '', parts['day'] ?? '', parts['month'] ?? '');
}
