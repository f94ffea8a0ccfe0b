import { cartStatus } from '@kashi/contracts/cart-status';
import { openIfOver } from '../holds/cart-lock.ts';
import type { Shop } from '../shop.ts';
import { lockCart } from './cart-rows.ts';
import { findOwnCart } from './claim-cart.ts';
import type { FoundCart } from './merge-carts.ts';

/**
 * Finds the cart to work with, open again if its ten minutes are over. Opening is a transaction of its own: it locks the variants that
 * the payment held, so the new lines of a longer one, for variants in any order, could deadlock with a deletion of goods.
 */
export async function findOpenedCart(
  shop: Shop,
  hash: string | null | undefined,
  customerId: number | null,
): Promise<FoundCart> {
  const { cart, notices } = await findOwnCart(shop, hash, customerId);
  if (cart?.status !== cartStatus.inPayment) return { cart, notices };
  const opened = await shop.store.transaction(async (tx) => {
    const locked = await lockCart(tx, cart.id);
    return locked && openIfOver(tx, locked, shop.clock());
  });
  return { cart: opened, notices };
}
