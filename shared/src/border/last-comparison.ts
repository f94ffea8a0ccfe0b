/**
 * Session storage's name of the comparison that this tab looked at last: its path and query. The comparison's own
 * remote writes it, and takes it away when nothing is left to compare; the header leads back to it.
 */
export const lastComparisonKey = 'lastComparison';

/** '' where there is none. For the browser only. */
export function lastComparison(): string {
  return sessionStorage.getItem(lastComparisonKey) ?? '';
}
