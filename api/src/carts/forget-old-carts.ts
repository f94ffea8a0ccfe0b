import { cartStatus } from '@kashi/contracts/cart-status';
import type { Shop } from '../shop.ts';

/** Deletes carts that guests have abandoned; customers' carts stay. */
export async function forgetOldCarts({ store, clock }: Shop): Promise<void> {
  await store.db
    .deleteFrom('carts')
    .where('customer_id', 'is', null)
    .where('status', '=', cartStatus.open)
    .where('updated_at', '<', new Date(clock().getTime() - keptMs))
    .execute();
}

const keptMs = 60 * 24 * 60 * 60 * 1000;
