import { tehranAheadMs } from '@kashi/contracts/text/tehran-time';

/** Tehran's date and time in Mellat's format: `20260110`, `113000`. No other bank asks for them. */
export function tehranDateTime(now: Date): { date: string; time: string } {
  const there = new Date(now.getTime() + tehranAheadMs).toISOString();
  return {
    date: there.slice(0, 10).replaceAll('-', ''),
    time: there.slice(11, 19).replaceAll(':', ''),
  };
}
