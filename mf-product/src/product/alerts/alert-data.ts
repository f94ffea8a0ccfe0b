import type { Ask, CallInput } from '@kashi/contracts/asking/ask';
import type { Alert } from '@kashi/contracts/alerts/alert';

/** Reads what the signed-in customer waits for at a product (R42). Throws a `Problem`, or the signal's reason. */
export async function readAlerts(
  ask: Ask,
  ProductId: number,
  signal: AbortSignal,
): Promise<readonly Alert[]> {
  const call = 'GET /v1/ProductManagement/customerAlerts/Read';
  return (await ask(call, { ProductId }, { signal })).value;
}

/**
 * Asks to be told once a variant is in stock again. Throws a `Problem`: 400 with the shop's sentence, such as for a variant that has
 * come back meanwhile, 404 for one that has gone, 429 after too many tries.
 */
export async function setStockAlert(ask: Ask, ProductSaleParamId: number): Promise<Alert> {
  const call = 'PUT /v1/ProductManagement/customerAlerts/SetStock';
  return (await ask(call, { ProductSaleParamId })).value;
}

type PriceAlert = CallInput<'PUT /v1/ProductManagement/customerAlerts/SetPrice'>;

/** Asks to be told of a price, in toman with tax, or changes it. Throws as `setStockAlert` does, and names the price's field. */
export async function setPriceAlert(ask: Ask, wanted: PriceAlert): Promise<Alert> {
  return (await ask('PUT /v1/ProductManagement/customerAlerts/SetPrice', wanted)).value;
}

/** Cancels an alert. Throws a `Problem`: 404 for one that was told or cancelled meanwhile. */
export async function removeAlert(ask: Ask, AlertId: number): Promise<void> {
  await ask('DELETE /v1/ProductManagement/customerAlerts/Delete', { AlertId });
}
