import { formatMessages } from './format-messages.ts';

// The zone is always given: an instant may be in another day, and another year, in the server's own zone.
const zone = { timeZone: 'Asia/Tehran', calendar: 'persian', numberingSystem: 'arabext' } as const;

const day = new Intl.DateTimeFormat('fa-IR', {
  ...zone,
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const clock = new Intl.DateTimeFormat('fa-IR', {
  ...zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

type Instant = Date | string | number;

/** `۱ فروردین ۱۴۰۵`, the date in Tehran of an ISO 8601 instant (R8). */
export function jalaliDate(instant: Instant): string {
  const parts = partsOf(instant);
  return `${parts.day} ${parts.month} ${parts.year}`;
}

/** `۱ فروردین`, if the year is obvious. */
export function jalaliDayAndMonth(instant: Instant): string {
  const parts = partsOf(instant);
  return `${parts.day} ${parts.month}`;
}

/** `شنبه ۱ فروردین`, for near days. */
export function jalaliWeekday(instant: Instant): string {
  return `${partsOf(instant).weekday} ${jalaliDayAndMonth(instant)}`;
}

/** `۱ فروردین ۱۴۰۵، ساعت ۱۰:۴۲`. */
export function jalaliDateTime(instant: Instant): string {
  return formatMessages.dateTime(jalaliDate(instant), clock.format(new Date(instant)));
}

// Intl orders the parts as in English, with a Latin comma, so they are put in Persian order here.
function partsOf(instant: Instant) {
  const parts = Object.fromEntries(
    day.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return parts as Record<'weekday' | 'day' | 'month' | 'year', string>;
}
