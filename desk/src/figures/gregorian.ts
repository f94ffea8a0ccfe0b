import { beginningOf, type JalaliDay } from '@kashi/shared/format/jalali-days';

const tehranAheadMs = 3.5 * 3_600_000;

/** The same day by the Gregorian calendar, `yyyy-MM-dd`, as the contract wants it. */
export function gregorian(day: JalaliDay): string {
  return new Date(beginningOf(day).getTime() + tehranAheadMs).toISOString().slice(0, 10);
}
