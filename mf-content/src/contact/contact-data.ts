import type { Ask, CallInput } from '@kashi/shared/api/ask';
import { Problem } from '@kashi/shared/api/problem';
import type { BaseInfo } from '@kashi/shared/contracts/home';
import { shopPicture, type SharedPicture } from '../shop-picture.ts';
import { found, type PageContext, type PageResult } from '@kashi/shared/kit/define';

/** What the shop says of how to reach it (§3, BaseInfo); a text that it has not set is ''. */
export interface ContactData {
  shopName: string;
  address: string;
  phone: string;
  email: string;
  /** Null where the shop has not said where it is. */
  location: { lat: number; lng: number } | null;
  /** Null where the owner has set no tiles. */
  mapTiles: NonNullable<BaseInfo['MapTiles']> | null;
  /** What a link to the page shows. */
  picture: SharedPicture;
}

/** Without base information there is nobody to contact: the page's notice says so, with a retry. */
export async function loadContact({ ask, signal }: PageContext): Promise<PageResult<ContactData>> {
  const { value } = await ask('GET /v1/ContentManagement/Contents/Read', {}, { signal });
  const base = value.BaseInfos;
  if (!base) throw new Problem('broken');

  const { ShopName, Address, TellNo, Email, Lat, Lng, MapTiles = null } = base;
  return found({
    shopName: ShopName,
    address: Address,
    phone: TellNo,
    email: Email,
    location: Lat === null || Lng === null ? null : { lat: Lat, lng: Lng },
    mapTiles: MapTiles,
    picture: shopPicture(value),
  });
}

/** Writes to the shop (§5); guests may as well. */
export async function sendMessage(
  ask: Ask,
  message: CallInput<'POST /v1/Identity/ContactUs/AddMessage'>,
): Promise<void> {
  await ask('POST /v1/Identity/ContactUs/AddMessage', message);
}
