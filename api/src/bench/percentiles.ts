/** Of milliseconds, for a table: 0.99 is what one in a hundred exceeds. */
export function percentiles(times: readonly number[], ...parts: number[]): string[] {
  const sorted = times.toSorted((one, other) => one - other);
  return parts.map((part) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2));
}
