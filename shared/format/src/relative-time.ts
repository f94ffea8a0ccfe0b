import { jalaliDate } from './jalali.ts';

const relative = new Intl.RelativeTimeFormat('fa-IR', { numeric: 'auto' });
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `۵ دقیقه پیش`, `دیروز`, and the date from a week on. The caller gives `nowMs`, because rendering must not read the clock. */
export function relativeTime(instant: Date | string | number, nowMs: number): string {
  const passedMs = nowMs - new Date(instant).getTime();

  if (passedMs < minuteMs) return relative.format(0, 'second');
  if (passedMs < hourMs) return relative.format(-Math.floor(passedMs / minuteMs), 'minute');
  if (passedMs < dayMs) return relative.format(-Math.floor(passedMs / hourMs), 'hour');
  if (passedMs < 7 * dayMs) return relative.format(-Math.floor(passedMs / dayMs), 'day');
  return jalaliDate(instant);
}
