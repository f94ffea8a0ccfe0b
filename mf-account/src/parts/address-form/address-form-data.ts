import type { Ask, CallInput, CallValue } from '@kashi/contracts/asking/ask';
import { toProblem } from '@kashi/contracts/asking/problem';
import type { Address } from '@kashi/contracts/account/address';
import type { BaseInfo } from '@kashi/contracts/home';
import type { MapPoint } from '@kashi/contracts/place';

/** A part of the shop's own city. `AreaId` is null and `AreaName` '' for a point that lies in none. */
export type Area = CallValue<'GET /v1/BasicDefinitions/Areas/ReadByPoint'>;

/**
 * Saves a changed address where `id` names one, else a new one (§5). One that was deleted meanwhile, as in another tab, is a new one: what
 * was typed is not lost. Answers the id of the saved address.
 */
export async function saveAddress(
  ask: Ask,
  draft: CallInput<'POST /v1/Identity/CustomersAddress/Create'>,
  id: Address['Id'] | undefined,
): Promise<number> {
  const create = () => ask('POST /v1/Identity/CustomersAddress/Create', draft);
  const { value } =
    id === undefined
      ? await create()
      : await ask('PUT /v1/Identity/CustomersAddress/Update', { ...draft, Id: id }).catch(
          (error: unknown) => {
            if (toProblem(error).status !== 404) throw error;
            return create();
          },
        );
  return value.Id;
}

/** The shop's place and the source of its map tiles; null if the shop has no base information. */
export async function readShopPlace(ask: Ask, signal: AbortSignal): Promise<BaseInfo | null> {
  const { value } = await ask('GET /v1/ContentManagement/Contents/Read', {}, { signal });
  return value.BaseInfos;
}

/** The area that a point of the shop's own city lies in (§7). */
export async function readArea(ask: Ask, point: MapPoint, signal: AbortSignal): Promise<Area> {
  const input = { Lat: point.lat, Lng: point.lng };
  return (await ask('GET /v1/BasicDefinitions/Areas/ReadByPoint', input, { signal })).value;
}
