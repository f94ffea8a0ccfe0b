import type { Ask } from '@kashi/contracts/asking/ask';
import type { ProductCard } from '@kashi/contracts/product/product-card';

/**
 * Reads the cards of these products, at most twelve, in this order, with the prices of today in toman; products that the shop has no
 * more are left out (R28). Throws a `Problem`, or the signal's reason.
 */
export async function readViewed(
  ask: Ask,
  productIds: readonly number[],
  signal: AbortSignal,
): Promise<ProductCard[]> {
  if (productIds.length === 0) return [];
  const { value } = await ask(
    'GET /v1/ProductManagement/ProductCards/Find',
    { ProductsIds: productIds.join(',') },
    { signal },
  );
  return value;
}
