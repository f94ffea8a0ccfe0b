import type { QuietHours } from '@kashi/contracts/desk/texts/quiet-hours';

/** Whether no text is sent at this moment. The quiet begins with its first hour and ends as its last hour begins. */
export function isQuiet(moment: Date, { fromHour, untilHour }: QuietHours): boolean {
  const hour = new Date(moment.getTime() + aheadMs).getUTCHours();
  return fromHour <= untilHour
    ? fromHour <= hour && hour < untilHour
    : fromHour <= hour || hour < untilHour;
}

/** Iran has had no daylight saving time since 2022. */
const aheadMs = 3.5 * 60 * 60 * 1000;
