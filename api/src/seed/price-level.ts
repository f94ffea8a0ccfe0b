/** How much dearer the demo shop is than the Iranian market of January 2025, where the facts come from. */
const risenSinceJanuary2025 = 1.9;

/** Brings a price of January 2025 (tomans) to the level of the demo shop, in whole thousands. */
export function january2025(toman: number): number {
  return Math.round((toman * risenSinceJanuary2025) / 1000) * 1000;
}
