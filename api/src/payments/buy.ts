import type { Transaction } from 'kysely';
import type { AttemptRow } from '../carts/cart-lock.ts';
import { cartIsOver } from '../carts/cart-rows.ts';
import { takeOutOfCart } from '../carts/empty-cart.ts';
import { takeStock } from '../carts/stock.ts';
import { placeOrder } from '../orders/place-order.ts';
import type { Tables } from '../store/tables.ts';
import { holdCredit, spendHeldCredit } from '../wallet/wallets.ts';
import type { Outcome } from './attempts.ts';

/** The money is there and the goods are not, or were bought already: the money goes back. */
export class CannotBuy extends Error {
  override readonly name: string = 'CannotBuy';
}

/** The bank named a receipt that has bought something already. */
export class ForeignReceipt extends CannotBuy {
  override readonly name = 'ForeignReceipt';
}

/**
 * Turns a payment into an order, all or nothing: the order, the wallet's part, the empty cart. The caller holds the cart
 * and the attempt. A payment that came after its lock was opened takes its goods anew, at its own prices, or throws `CannotBuy`.
 */
export async function buy(
  tx: Transaction<Tables>,
  attempt: AttemptRow,
  bank: { reference: string; maskedPan: string | null } | null,
  at: Date,
): Promise<Outcome> {
  if (bank) await requireOwnReceipt(tx, attempt, bank.reference);
  if (!attempt.holding) await takeAnew(tx, attempt);

  const { id, customer_id, wallet_part, snapshot } = attempt;
  await tx
    .updateTable('payment_attempts')
    .set({
      state: 'paid',
      holding: false,
      next_try_at: null,
      bank_reference: bank?.reference ?? null,
      masked_pan: bank?.maskedPan ?? null,
    })
    .where('id', '=', id)
    .execute();
  const order = await placeOrder(tx, {
    attemptId: id,
    customerId: customer_id,
    snapshot,
    paidFromWallet: wallet_part,
    bankReference: bank?.reference ?? null,
    torobClick: attempt.torob_clid,
    at,
  });
  await spendHeldCredit(tx, {
    customerId: customer_id,
    attemptId: id,
    orderId: order.id,
    amountToman: wallet_part,
    at,
  });
  await takeOutOfCart(tx, attempt.cart_id, snapshot.lines);
  return { kind: 'paid', orderHash: order.hash };
}

/** One receipt buys once. Two at the same moment are kept apart by the index, and the second one is asked about again. */
async function requireOwnReceipt(
  tx: Transaction<Tables>,
  { id, gateway }: AttemptRow,
  reference: string,
): Promise<void> {
  const other = await tx
    .selectFrom('payment_attempts')
    .select('id')
    .where('gateway', '=', gateway)
    .where('bank_reference', '=', reference)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw new ForeignReceipt(`Its receipt belongs to the payment ${other.id}.`);
}

async function takeAnew(tx: Transaction<Tables>, attempt: AttemptRow): Promise<void> {
  const { id, cart_id, customer_id, wallet_part, snapshot } = attempt;
  const rival = await tx
    .selectFrom('payment_attempts')
    .select('id')
    .where('cart_id', '=', cart_id)
    .where('id', '<>', id)
    .where((where) => where.or([where('holding', '=', true), where('state', '=', 'paid')]))
    .executeTakeFirst();
  if (rival) throw new CannotBuy('The cart is being bought, or was, by a later payment.');

  const cart = await tx
    .selectFrom('carts')
    .select('status')
    .where('id', '=', cart_id)
    .executeTakeFirstOrThrow();
  if (cart.status === cartIsOver) throw new CannotBuy('The cart is over.');
  if (!(await takeStock(tx, snapshot.lines))) throw new CannotBuy('The goods are gone.');
  if (!(await holdCredit(tx, customer_id, wallet_part))) throw new CannotBuy('The credit is gone.');
  if (snapshot.couponCode !== null) await takeCouponAnew(tx, attempt, snapshot.couponCode);
}

/** Its price was promised with the coupon, so a limit that was reached meanwhile does not count. */
async function takeCouponAnew(
  tx: Transaction<Tables>,
  { id, customer_id }: AttemptRow,
  code: string,
): Promise<void> {
  const coupon = await tx
    .selectFrom('coupons')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!coupon) return;
  await tx
    .insertInto('coupon_uses')
    .values({ attempt_id: id, coupon_code: code, customer_id })
    .execute();
}
