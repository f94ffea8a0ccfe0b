import { lastComparisonKey } from '@kashi/border/kept/last-comparison';

/** Keeps the address of the last comparison while the tab is open; null, for an empty comparison, forgets it. */
export function rememberComparison(address: string | null): void {
  if (address === null) sessionStorage.removeItem(lastComparisonKey);
  else sessionStorage.setItem(lastComparisonKey, address);
}
