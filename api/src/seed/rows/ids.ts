/** The id of a subgroup's n-th category, counted from 0: category 112 is the second of subgroup 11. */
export function categoryId(subGroupId: number, position: number): number {
  return subGroupId * 10 + position + 1;
}

/** The id of a product's n-th variant, counted from 0: variant 11021 is the first of product 1102. */
export function saleParamId(productId: number, position: number): number {
  return productId * 10 + position + 1;
}
