import { cartStatus } from '@kashi/shared/contracts/cart-status';
import type { Kysely, Transaction } from 'kysely';
import { returnCoupon } from '../coupons/coupons.ts';
import type { AttemptRow, AttemptState } from '../schema/payment-tables.ts';
import { noteEvent } from './attempts.ts';
import type { Tables } from '../schema/tables.ts';
import { releaseCredit } from '../wallet/wallets.ts';
import type { CartRow } from '../schema/cart-tables.ts';
import { returnStock } from '../stock/stock.ts';

/**
 * Opens the lock of a payment that came to nothing, or took too long: stock, credit and coupon go back, the cart is open
 * (R21). The caller holds the cart's row. A payment that holds nothing any more is left as it is.
 */
export async function releaseHold(tx: Transaction<Tables>, attempt: AttemptRow): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_attempts')
    .set({ holding: false })
    .where('id', '=', attempt.id)
    .where('holding', '=', true)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n || !attempt.snapshot) return;

  await returnStock(tx, attempt.snapshot.lines);
  await releaseCredit(tx, attempt.customer_id, attempt.wallet_part);
  await returnCoupon(tx, attempt.id);
  await tx
    .updateTable('carts')
    .set({ status: cartStatus.open })
    .where('id', '=', attempt.cart_id)
    .where('status', '=', cartStatus.inPayment)
    .execute();
}

/** The payment that keeps the cart locked, if one does. */
export function findHolder(db: Kysely<Tables>, cartId: number): Promise<AttemptRow | undefined> {
  return holderOf(db, cartId).executeTakeFirst();
}

/**
 * The same, held until the transaction ends: a buyer who comes back from the bank meanwhile is heard after it, and not
 * overwritten by it. The caller holds the cart's row.
 */
export function lockHolder(
  tx: Transaction<Tables>,
  cartId: number,
): Promise<AttemptRow | undefined> {
  return holderOf(tx, cartId).forUpdate().executeTakeFirst();
}

function holderOf(db: Kysely<Tables>, cartId: number) {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('holding', '=', true);
}

/** Whoever touches a cart whose ten minutes are over finds it open, however late the job that opens it comes. */
export async function openIfOver(
  tx: Transaction<Tables>,
  cart: CartRow,
  now: Date,
): Promise<CartRow> {
  if (cart.status !== cartStatus.inPayment) return cart;
  const holder = await lockHolder(tx, cart.id);
  if (!holder || !isOver(holder, now)) return cart;
  await releaseHold(tx, holder);
  if (unanswered.includes(holder.state)) {
    await tx
      .updateTable('payment_attempts')
      .set({ state: 'expired' })
      .where('id', '=', holder.id)
      .execute();
    await noteEvent(tx, holder.id, now, 'expired');
  }
  return { ...cart, status: cartStatus.open };
}

/** Its time is over; or it began later than now, since the clock was set back, and would last as much longer. */
function isOver({ created_at, expires_at }: AttemptRow, now: Date): boolean {
  return expires_at <= now || created_at > soonAfter(now);
}

/** A clock that is put right by some seconds takes nobody's lock away. */
export function soonAfter(now: Date): Date {
  return new Date(now.getTime() + 60_000);
}

/** The bank has said nothing of it yet. */
export const unanswered: AttemptState[] = ['created', 'redirected'];
