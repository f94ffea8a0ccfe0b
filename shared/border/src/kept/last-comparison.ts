/**
 * The key of this tab's last comparison in session storage: its path and query. The comparison's remote writes it, and removes it
 * when nothing is left to compare; the header leads back to it.
 */
export const lastComparisonKey = 'lastComparison';

/** '' if there is none. For the browser only. */
export function lastComparison(): string {
  return sessionStorage.getItem(lastComparisonKey) ?? '';
}
