import type { Ask } from '@kashi/contracts/asking/ask';
import type { CityOption, PlaceOption } from '@kashi/contracts/place';

export async function readProvinces(ask: Ask, signal: AbortSignal): Promise<PlaceOption[]> {
  return (await ask('GET /v1/BasicDefinitions/Provinces/Read', {}, { signal })).value;
}

/** `province` by its id, as the selector has it. */
export async function readCities(
  ask: Ask,
  province: string,
  signal: AbortSignal,
): Promise<CityOption[]> {
  const input = { ProvinceId: province };
  return (await ask('GET /v1/BasicDefinitions/Cities/ReadByProvince', input, { signal })).value;
}
