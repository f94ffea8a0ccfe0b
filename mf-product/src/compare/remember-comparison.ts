import { lastComparisonKey } from '@kashi/shared/border/last-comparison';

/** Keeps the way back to a comparison for as long as the tab is open. Null forgets it: there is nothing to compare. */
export function rememberComparison(address: string | null): void {
  if (address === null) sessionStorage.removeItem(lastComparisonKey);
  else sessionStorage.setItem(lastComparisonKey, address);
}
