import { dayInTehran, weekdayOf, type JalaliDay } from '@kashi/contracts/text/jalali-days';
import { tehranAheadMs } from '@kashi/contracts/text/tehran-time';

/** When nothing is released by itself. */
export interface RestTimes {
  /** `KASHI_PROMOTE_HOURS`: the hours in which hosts take steps, such as `sat-wed 09:00-17:00`; several with commas; '' for any. */
  promoteHours: string;
  /** `KASHI_FREEZE`: days on which nothing goes to more visitors, such as `09-30` or `1405-12-25..1406-01-13`; '' for none. */
  freeze: string;
}

/** As calendars of Tehran begin the week. */
const weekdays = ['sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri'];
const hours = new RegExp(
  `^(?:(${weekdays.join('|')})(?:-(${weekdays.join('|')}))? )?([01]\\d|2[0-3]):([0-5]\\d)-([01]\\d|2[0-4]):([0-5]\\d)$`,
);
const day = /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
/** Years above are Gregorian. */
const lastJalaliYear = 1700;
const minuteMs = 60_000;

/** The environment's settings. Throws a sentence for what they cannot be. */
export function restTimesIn(environment: NodeJS.ProcessEnv): RestTimes {
  const { KASHI_PROMOTE_HOURS: promoteHours = '', KASHI_FREEZE: freeze = '' } = environment;
  for (const entry of entriesOf(promoteHours)) {
    const [, , , ...clock] = hours.exec(entry) ?? [];
    if (minutesOf(clock.slice(0, 2)) >= minutesOf(clock.slice(2)) || clock.length === 0) {
      throw new Error(`KASHI_PROMOTE_HOURS: «${entry}» should be like sat-wed 09:00-17:00`);
    }
  }
  for (const entry of entriesOf(freeze)) {
    const ends = entry.split('..');
    const isAlike = new Set(ends.map(({ length }) => length)).size === 1;
    if (ends.length > 2 || !isAlike || !ends.every((end) => day.test(end))) {
      throw new Error(
        `KASHI_FREEZE: «${entry}» should be a day or two, like 09-30 or 1405-12-25..1406-01-13`,
      );
    }
  }
  return { promoteHours, freeze };
}

/** Why hosts take no step at this time; null if they may. */
export function restAt(times: RestTimes, now: Date): string | null {
  const frozen = freezeAt(times, now);
  if (frozen) return frozen;
  const entries = entriesOf(times.promoteHours);
  const isWithin = entries.length === 0 || entries.some((entry) => isHour(entry, now));
  return isWithin ? null : `steps are taken within ${times.promoteHours} (KASHI_PROMOTE_HOURS)`;
}

/** Why nothing is released on this day; null if there is no freeze. */
export function freezeAt({ freeze }: RestTimes, now: Date): string | null {
  const entry = entriesOf(freeze).find((each) => isFrozen(each, now));
  return entry === undefined ? null : `there is a freeze, ${entry} (KASHI_FREEZE)`;
}

function isHour(entry: string, now: Date): boolean {
  const [, first, last = first, ...clock] = hours.exec(entry) ?? [];
  const minutes = Math.floor((now.getTime() + tehranAheadMs) / minuteMs) % (24 * 60);
  const isOpen = minutes >= minutesOf(clock.slice(0, 2)) && minutes < minutesOf(clock.slice(2));
  if (first === undefined || last === undefined) return isOpen;
  const today = weekdayOf(dayInTehran(now));
  return isOpen && isBetween(today, weekdays.indexOf(first), weekdays.indexOf(last));
}

/** Days without a year come back every Jalali year. */
function isFrozen(entry: string, now: Date): boolean {
  const [first = '', last = first] = entry.split('..');
  const jalali = textOf(dayInTehran(now));
  const isEveryYear = first.length === 'mm-dd'.length;
  if (isEveryYear) return isBetween(jalali.slice('yyyy-'.length), first, last);
  const isGregorian = Number(first.slice(0, 4)) > lastJalaliYear;
  const gregorian = new Date(now.getTime() + tehranAheadMs).toISOString().slice(0, 10);
  return isBetween(isGregorian ? gregorian : jalali, first, last);
}

/** A week or a year goes on from its end to its beginning. */
function isBetween<Value extends string | number>(value: Value, first: Value, last: Value) {
  return first <= last ? first <= value && value <= last : first <= value || value <= last;
}

function textOf({ year, month, day: date }: JalaliDay): string {
  return [year, month, date].map((part) => String(part).padStart(2, '0')).join('-');
}

function minutesOf([hour, minute]: readonly string[]): number {
  return Number(hour) * 60 + Number(minute);
}

function entriesOf(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
