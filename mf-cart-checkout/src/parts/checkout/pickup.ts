import type { Contents } from '@kashi/contracts/home';

/** Where and when a shopper fetches an order; texts are '' where the shop says nothing. */
export interface PickupPlace {
  address: string;
  hours: string;
  readyTime: string;
}

/** Null where the shop offers no pickup. */
export function pickupPlace(shop: Contents['BaseInfos']): PickupPlace | null {
  const { Pickup } = shop ?? {};
  if (Pickup && !Pickup.IsActive) return null;
  return {
    address: Pickup?.Address || (shop?.Address ?? ''),
    hours: Pickup?.Hours ?? '',
    readyTime: Pickup?.ReadyTime ?? '',
  };
}
