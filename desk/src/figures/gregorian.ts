import { beginningOf, type JalaliDay } from '@kashi/contracts/text/jalali-days';
import { tehranAheadMs } from '@kashi/contracts/text/tehran-time';

/** A day in the Gregorian calendar, as `yyyy-MM-dd`: the form that the call's schema takes. */
export function gregorian(day: JalaliDay): string {
  return new Date(beginningOf(day).getTime() + tehranAheadMs).toISOString().slice(0, 10);
}
