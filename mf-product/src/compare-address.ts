import { lastComparison } from '@kashi/shared/border/last-comparison';

/** The comparison of these products of one subgroup; the chosen ids stay in the address (§2). */
export function compareAddress(subGroupId: number, productIds: readonly number[]): string {
  const query = new URLSearchParams({ SubGroupId: String(subGroupId) });
  for (const id of productIds) query.append('productId', String(id));
  return `/compareProduct?${query.toString()}`;
}

/**
 * One more product beside those that the tab has compared last, if they are of its subgroup. That it is one of them
 * already, or one too many, is for the comparison to say (§5). For the browser only.
 */
export function compareAlsoAddress(subGroupId: number, productId: number): string {
  const query = new URLSearchParams(lastComparison().split('?')[1]);
  const beside = query.get('SubGroupId') === String(subGroupId) ? query.getAll('productId') : [];
  return compareAddress(subGroupId, [...beside.map(Number), productId]);
}
