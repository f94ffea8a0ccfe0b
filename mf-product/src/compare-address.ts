/** The comparison of these products of one subgroup; the chosen ids stay in the address (section 2). */
export function compareAddress(subGroupId: number, productIds: readonly number[]): string {
  const query = new URLSearchParams({ SubGroupId: String(subGroupId) });
  for (const id of productIds) query.append('productId', String(id));
  return `/compareProduct?${query.toString()}`;
}
