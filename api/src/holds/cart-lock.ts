import { cartStatus } from '@kashi/contracts/cart-status';
import type { Kysely, Transaction } from 'kysely';
import { returnCoupon } from '../coupons/coupons.ts';
import type { AttemptRow, AttemptState } from '../schema/payment-tables.ts';
import { noteEvent } from './attempts.ts';
import type { Tables } from '../schema/tables.ts';
import { releaseCredit } from '../wallet/wallets.ts';
import type { CartRow } from '../schema/cart-tables.ts';
import { returnStock } from '../stock/stock.ts';

/**
 * Ends the hold of a payment that failed or timed out: stock, credit and coupon are released and the cart is open again (R21).
 * The caller holds the cart's row. A payment that holds nothing any more is left unchanged.
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

/** The payment that locks the cart, if there is one. */
export function findHolder(db: Kysely<Tables>, cartId: number): Promise<AttemptRow | undefined> {
  return holderOf(db, cartId).executeTakeFirst();
}

/**
 * Like `findHolder`, with the row locked until the transaction ends, so that the return of a buyer from the bank is handled
 * after this transaction instead of being overwritten by it. The caller holds the cart's row.
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

/** Opens the cart if its ten minutes are over, even if the job that opens carts has not run yet. */
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

/**
 * Whether the lock's time is over. A lock that began in the future, before the clock was set back, is also over, since it would
 * last too long.
 */
export function isOver({ created_at, expires_at }: AttemptRow, now: Date): boolean {
  return expires_at <= now || created_at > soonAfter(now);
}

/** A small correction of the clock does not open a lock. */
export function soonAfter(now: Date): Date {
  return new Date(now.getTime() + 60_000);
}

/** Whether the bank has said nothing about the payment yet. */
export const unanswered: AttemptState[] = ['created', 'redirected'];
