/** How far Tehran's clocks are ahead of UTC, in milliseconds: all year, since Iran gave up daylight saving time in 2022. */
export const tehranAheadMs = 3.5 * 3_600_000;
