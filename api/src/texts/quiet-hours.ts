/** The hours in which no text is sent: full hours of Tehran. The same hour twice is no quiet at all. */
export interface QuietHours {
  fromHour: number;
  untilHour: number;
}

/** Whether no text is sent at this moment. The quiet begins with its first hour and ends as its last hour begins. */
export function isQuiet(moment: Date, { fromHour, untilHour }: QuietHours): boolean {
  const hour = new Date(moment.getTime() + aheadMs).getUTCHours();
  return fromHour <= untilHour
    ? fromHour <= hour && hour < untilHour
    : fromHour <= hour || hour < untilHour;
}

/** Iran has had no daylight saving time since 2022. */
const aheadMs = 3.5 * 60 * 60 * 1000;
