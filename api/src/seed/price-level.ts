/** How much more expensive the demo shop is than the Iranian market of January 2025, where its data come from. */
const risenSinceJanuary2025 = 1.9;

/** Converts a price of January 2025 (tomans) to the demo shop's level, in whole thousands. */
export function january2025(toman: number): number {
  return Math.round((toman * risenSinceJanuary2025) / 1000) * 1000;
}
