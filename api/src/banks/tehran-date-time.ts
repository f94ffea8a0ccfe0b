/** Tehran's date and time in Mellat's format: `20260110`, `113000`. No other bank asks for them. */
export function tehranDateTime(now: Date): { date: string; time: string } {
  // Iran has had no daylight saving time since 2022.
  const there = new Date(now.getTime() + aheadMs).toISOString();
  return {
    date: there.slice(0, 10).replaceAll('-', ''),
    time: there.slice(11, 19).replaceAll(':', ''),
  };
}

const aheadMs = 3.5 * 60 * 60 * 1000;
