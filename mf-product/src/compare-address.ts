import { lastComparison } from '@kashi/border/kept/last-comparison';

/** The address of a comparison of products of one subgroup; the address keeps the chosen ids (§2). */
export function compareAddress(subGroupId: number, productIds: readonly number[]): string {
  const query = new URLSearchParams({ SubGroupId: String(subGroupId) });
  for (const id of productIds) query.append('productId', String(id));
  return `/compareProduct?${query.toString()}`;
}

/** The key of this tab's last comparison within a subgroup, in session storage: its path and query. */
export function keptKeyOf(subGroupId: number): string {
  return `lastComparison-${subGroupId}`;
}

/**
 * The address that adds a product to the tab's last comparison of its subgroup. The comparison's page says where the product is in it
 * already, or is one too many (§5). For the browser only.
 */
export function compareAlsoAddress(subGroupId: number, productId: number): string {
  // An older version keeps the last comparison of all subgroups alone.
  const kept = sessionStorage.getItem(keptKeyOf(subGroupId)) ?? lastComparison();
  const query = new URLSearchParams(kept.split('?')[1]);
  const beside = query.get('SubGroupId') === String(subGroupId) ? query.getAll('productId') : [];
  return compareAddress(subGroupId, [...beside.map(Number), productId]);
}
