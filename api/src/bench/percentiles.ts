/** Percentiles of milliseconds, for a table: one value in a hundred exceeds the one at 0.99. */
export function percentiles(times: readonly number[], ...parts: number[]): string[] {
  const sorted = times.toSorted((one, other) => one - other);
  return parts.map((part) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2));
}
