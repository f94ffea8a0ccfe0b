import { tehranAheadMs } from '@kashi/contracts/text/tehran-time';
import { jalaliDate } from './jalali.ts';

const relative = new Intl.RelativeTimeFormat('fa-IR', { numeric: 'auto' });
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `۵ دقیقه پیش`, from 24 hours on `دیروز` by the days of Tehran, and the date from a week on. The caller gives `nowMs`, because rendering must not read the clock. */
export function relativeTime(instant: Date | string | number, nowMs: number): string {
  const passedMs = nowMs - new Date(instant).getTime();

  if (passedMs < minuteMs) return relative.format(0, 'second');
  if (passedMs < hourMs) return relative.format(-Math.floor(passedMs / minuteMs), 'minute');
  if (passedMs < dayMs) return relative.format(-Math.floor(passedMs / hourMs), 'hour');
  const days = dayOf(nowMs) - dayOf(nowMs - passedMs);
  if (days < 7) return relative.format(-days, 'day');
  return jalaliDate(instant);
}

/** The number of the day in Tehran, counted from any day. */
function dayOf(instantMs: number): number {
  return Math.floor((instantMs + tehranAheadMs) / dayMs);
}
