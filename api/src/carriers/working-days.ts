import { tehranAheadMs } from '@kashi/contracts/text/tehran-time';

/** The day in Tehran on which an instant lies, as the instant at its noon in UTC. */
export function dayOf(at: Date): Date {
  const day = new Date(at.getTime() + tehranAheadMs);
  day.setUTCHours(12, 0, 0, 0);
  return day;
}

/** The `count`th working day after a day (see `dayOf`); for 0 the day itself, or the first working day after it. */
export function workingDayAfter(day: Date, count: number): Date {
  let left = count;
  let at = day;
  while (left > 0 || !isWorkingDay(at)) {
    at = new Date(at.getTime() + dayMs);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

/** Whether anybody works on a day: not on Fridays and on the public holidays of Iran. */
function isWorkingDay(day: Date): boolean {
  return (
    day.getUTCDay() !== friday &&
    !solarHolidays.has(monthAndDay(solar, day)) &&
    !lunarHolidays.has(monthAndDay(lunar, day))
  );
}

const dayMs = 24 * 60 * 60 * 1000;
const friday = 5;

/** Months and days of the Jalali year: Nowruz, the thirteenth day, and the days of the revolution and of the oil's nationalisation. */
const solarHolidays = new Set([
  '1/1',
  '1/2',
  '1/3',
  '1/4',
  '1/12',
  '1/13',
  '3/14',
  '3/15',
  '11/22',
  '12/29',
  '12/30',
]);

/**
 * Months and days of the lunar year. The tabular calendar is meant, whose days are those of Iran's or one beside them: the sighting
 * of the moon, which decides, is not known beforehand.
 */
const lunarHolidays = new Set([
  '1/9',
  '1/10',
  '2/20',
  '2/28',
  '2/29',
  '3/8',
  '3/17',
  '6/3',
  '7/13',
  '7/27',
  '8/15',
  '9/21',
  '10/1',
  '10/2',
  '10/25',
  '12/10',
  '12/18',
]);

const solar = calendar('persian');
const lunar = calendar('islamic-civil');

function calendar(name: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`en-u-ca-${name}-nu-latn`, {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
}

function monthAndDay(format: Intl.DateTimeFormat, day: Date): string {
  const parts = Object.fromEntries(
    format.formatToParts(day).map(({ type, value }) => [type, value]),
  );
  return `${parts['month']}/${parts['day']}`;
}
