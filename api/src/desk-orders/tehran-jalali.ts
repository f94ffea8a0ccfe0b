import { dayInTehran, writeDay } from '@kashi/contracts/text/jalali-days';
import { tehranAheadMs } from '@kashi/contracts/text/tehran-time';

/** The Jalali day (yyyy/MM/dd) and the time (HH:mm) of a moment in Tehran, in Latin digits. */
export function tehranJalali(moment: Date): { date: string; time: string } {
  const there = new Date(moment.getTime() + tehranAheadMs).toISOString();
  return { date: writeDay(dayInTehran(moment)), time: there.slice(11, 16) };
}
