import type { Ask } from '@kashi/contracts/asking/ask';
import type { DeliveryPromise } from '@kashi/contracts/carrier';

/** When one piece of a product arrives in a city, and for what fee (R46). */
export async function readDeliveryPromise(
  ask: Ask,
  piece: { ProductId: number; ProductSaleParamId: number },
  CityId: number,
  signal: AbortSignal,
): Promise<DeliveryPromise> {
  const input = { ...piece, CityId };
  return (await ask('GET /v1/BasicDefinitions/Carriers/Promise', input, { signal })).value;
}
