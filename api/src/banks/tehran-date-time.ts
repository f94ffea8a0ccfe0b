/** Day and time of Tehran as Mellat writes them: `20260110`, `113000`. No other bank asks for either. */
export function tehranDateTime(now: Date): { date: string; time: string } {
  // Iran keeps one time all year round since 2022.
  const there = new Date(now.getTime() + aheadMs).toISOString();
  return {
    date: there.slice(0, 10).replaceAll('-', ''),
    time: there.slice(11, 19).replaceAll(':', ''),
  };
}

const aheadMs = 3.5 * 60 * 60 * 1000;
