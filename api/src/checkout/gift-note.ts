import { cartIsEmpty, changeCart } from '../carts/carts.ts';
import { findOwnCart } from '../carts/claim-cart.ts';
import type { Customer, Shop } from '../shop.ts';

/**
 * Sets the note that goes with the cart's parcel as a gift; '' takes it off. The same note again is no change, also of a cart that was
 * paid for meanwhile, so that a payment can be asked for once more. Throws a 400 for another note while the cart is in payment, and
 * where this very cart is gone.
 */
export async function setGiftNote(
  shop: Shop,
  hash: string,
  note: string,
  customer: Customer,
): Promise<void> {
  const { cart } = await findOwnCart(shop, hash, customer.id);
  const named = await shop.store.db
    .selectFrom('carts')
    .select('gift_note')
    .where('hash', '=', hash)
    .where('customer_id', '=', customer.id)
    .executeTakeFirst();
  if (named?.gift_note === note) return;
  // A newer cart of the customer's is none of this parcel.
  if (cart?.hash !== hash) throw cartIsEmpty();
  await changeCart(shop, hash, customer, async (tx, { id }) => {
    await tx.updateTable('carts').set({ gift_note: note }).where('id', '=', id).execute();
  });
}
