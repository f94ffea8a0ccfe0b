import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** How shoppers fetch their order themselves. */
export interface Pickup {
  /** Where: the address of its own, or the shop's. */
  address: string;
  /** When it is open, in the owner's words; '' where nothing is said. */
  hours: string;
  /** How soon an order is ready, in the owner's words; '' where nothing is said. */
  readyTime: string;
}

/** Null where the owner has turned pickup off. */
export async function readPickup(db: Kysely<Tables>): Promise<Pickup | null> {
  const shop = await db
    .selectFrom('shop_settings')
    .select(['address', 'is_pickup_active', 'pickup_address', 'pickup_hours', 'pickup_ready_time'])
    .executeTakeFirst();
  if (!shop) return { address: '', hours: '', readyTime: '' };
  if (!shop.is_pickup_active) return null;
  return {
    address: shop.pickup_address || shop.address,
    hours: shop.pickup_hours,
    readyTime: shop.pickup_ready_time,
  };
}
