import type { Ask } from '@kashi/contracts/asking/ask';
import type { PriceChange } from '@kashi/contracts/product/product';

export interface PriceHistory {
  changes: readonly PriceChange[];
  /** The moment of the reading by the browser's clock, in milliseconds since 1970. */
  readAt: number;
}

/** Reads the price history of one variant, in toman (§7). Throws a `Problem`, or the signal's reason. */
export async function readPriceHistory(
  ask: Ask,
  ProductSaleParamId: number,
  signal: AbortSignal,
): Promise<PriceHistory> {
  const { value: changes } = await ask(
    'GET /v1/ProductManagement/ProductPriceChanges/Read',
    { ProductSaleParamId },
    { signal },
  );
  return { changes, readAt: Date.now() };
}
