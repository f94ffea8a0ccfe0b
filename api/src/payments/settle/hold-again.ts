import type { Transaction } from 'kysely';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import { cartIsOver } from '../../carts/cart-rows.ts';
import { takeCouponAgain } from '../../coupons/coupons.ts';
import { takeStock } from '../../stock/stock.ts';
import type { Tables } from '../../schema/tables.ts';
import { holdCredit } from '../../wallet/wallets.ts';
import type { PaymentReason } from '../../schema/payment-reason.ts';
import type { CartSnapshot } from '../../schema/cart-snapshot.ts';

/** The payment is paid, but its goods are gone or were already bought; the money has to be refunded. */
export class CannotBuy extends Error {
  override readonly name = 'CannotBuy';
  readonly reason: WhyNot;

  constructor(reason: WhyNot, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** `replayed`: the bank named a receipt that has already bought something. */
type WhyNot = Extract<
  PaymentReason,
  'gone' | 'credit-gone' | 'coupon-gone' | 'overtaken' | 'replayed'
>;

/** Takes again what the payment had held, if its lock was opened before it came. Throws `CannotBuy`. */
export async function holdAgain(
  tx: Transaction<Tables>,
  attempt: AttemptRow,
  cart_id: number,
  snapshot: CartSnapshot,
): Promise<void> {
  const { id, customer_id, wallet_part, created_at } = attempt;
  const rival = await tx
    .selectFrom('payment_attempts as a')
    .leftJoin('orders as o', 'o.attempt_id', 'a.id')
    .select('a.id')
    .where('a.cart_id', '=', cart_id)
    .where('a.id', '<>', id)
    .where(({ or, and, eb }) =>
      or([
        eb('a.holding', '=', true),
        // What was bought before this payment began had left the cart by then.
        and([eb('a.state', '=', 'paid'), eb('o.registered_at', '>=', created_at)]),
      ]),
    )
    .executeTakeFirst();
  if (rival) throw new CannotBuy('overtaken', `Its cart belongs to the payment ${rival.id}.`);

  const cart = await tx
    .selectFrom('carts')
    .select('status')
    .where('id', '=', cart_id)
    .executeTakeFirstOrThrow();
  if (cart.status === cartIsOver) throw new CannotBuy('overtaken', 'Its cart is over.');
  if (!(await takeStock(tx, snapshot.lines))) throw new CannotBuy('gone', 'The goods are gone.');
  if (!(await holdCredit(tx, customer_id, wallet_part))) {
    throw new CannotBuy('credit-gone', 'The credit is gone.');
  }
  const use = { attemptId: id, customerId: customer_id };
  if (snapshot.couponCode !== null && !(await takeCouponAgain(tx, snapshot.couponCode, use))) {
    throw new CannotBuy('coupon-gone', 'The coupon is used up.');
  }
}
