import type { Ask, CallInput } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import type { BaseInfo } from '@kashi/contracts/home';
import { shopPicture, type SharedPicture } from '@kashi/format/shop-picture';
import { found, type PageContext, type PageResult } from '@kashi/kit/define';

/** How to reach the shop (§3, BaseInfo); a text that the shop has not set is ''. */
export interface ContactData {
  shopName: string;
  address: string;
  phone: string;
  email: string;
  /** When the shop is open, in words. */
  hours: string;
  /** Null if the shop has not set its place. */
  location: { lat: number; lng: number } | null;
  /** Null where the owner has set no tiles. */
  mapTiles: NonNullable<BaseInfo['MapTiles']> | null;
  /** The picture that links to the page show. */
  picture: SharedPicture;
}

/** Reads how to reach the shop. Throws if the shop has no base information; the page then shows a notice with a retry. */
export async function loadContact({ ask, signal }: PageContext): Promise<PageResult<ContactData>> {
  const { value } = await ask('GET /v1/ContentManagement/Contents/Read', {}, { signal });
  const base = value.BaseInfos;
  if (!base) throw new Problem('broken');

  const { ShopName, Address, TellNo, Email, Lat, Lng, MapTiles, Pickup } = base;
  return found({
    shopName: ShopName,
    address: Address,
    phone: TellNo,
    email: Email,
    // Another place where orders are fetched has hours of its own.
    hours: Pickup?.IsActive && !Pickup.Address ? Pickup.Hours : '',
    location: Lat == null || Lng == null ? null : { lat: Lat, lng: Lng },
    mapTiles: MapTiles ?? null,
    // Only the server's HTML needs it, so the browser's build leaves its code out.
    picture: typeof window === 'object' ? {} : shopPicture(value.Sliders[0], base.LogoPicPath),
  });
}

/** Sends a message to the shop (§5). Guests may send messages too. */
export async function sendMessage(
  ask: Ask,
  message: CallInput<'POST /v1/Identity/ContactUs/AddMessage'>,
): Promise<void> {
  await ask('POST /v1/Identity/ContactUs/AddMessage', message);
}
