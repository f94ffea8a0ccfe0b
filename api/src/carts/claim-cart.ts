import type { Transaction } from 'kysely';
import { lockCustomer } from '../identity/lock-customer.ts';
import type { Shop } from '../shop.ts';
import type { Tables } from '../schema/tables.ts';
import { findCart } from './cart-rows.ts';
import { lockOpenCarts, takeOver, type FoundCart } from './merge-carts.ts';

/**
 * Finds the cart to work with. A guest's cart becomes the customer's at the customer's first use of it, and takes over the lines
 * of their older open carts (R19). So no cart is lost, however and in whichever tab a shopper signs in, and the sign-in code
 * needs no knowledge of carts.
 */
export async function findOwnCart(
  shop: Shop,
  hash: string | null | undefined,
  customerId: number | null,
): Promise<FoundCart> {
  const cart = await findCart(shop.store.db, hash, customerId);
  if (!cart || customerId === null || cart.customer_id !== null) return { cart, notices: [] };
  return shop.store.transaction((tx) => claim(tx, cart.id, customerId, shop.clock()));
}

async function claim(
  tx: Transaction<Tables>,
  cartId: number,
  customerId: number,
  now: Date,
): Promise<FoundCart> {
  // If two tabs bring a cart each, the second one waits here and finds the result of the first.
  await lockCustomer(tx, customerId);
  const carts = await lockOpenCarts(tx, cartId, customerId);
  const claimed = carts.find(({ id }) => id === cartId);
  // Another request claimed the cart first, so it is looked up again.
  if (claimed?.customer_id !== null) {
    return { cart: await findCart(tx, claimed?.hash, customerId), notices: [] };
  }

  return takeOver(tx, { cart: claimed, carts, customerId, now });
}
