import { lastComparisonKey } from '@kashi/border/kept/last-comparison';
import { keptKeyOf } from '../compare-address.ts';

/**
 * Keeps the address of a subgroup's comparison while the tab is open, as the last of all and as the last of its subgroup, since another
 * product's tool may begin one of another subgroup; null, for an empty comparison, forgets it.
 */
export function rememberComparison(subGroupId: number, address: string | null): void {
  for (const key of [lastComparisonKey, keptKeyOf(subGroupId)]) {
    if (address === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, address);
  }
}
