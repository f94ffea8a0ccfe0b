import type { Transaction } from 'kysely';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import { takeOutOfCart } from '../../carts/empty-cart.ts';
import { placeOrder } from '../../orders/place-order.ts';
import type { Tables } from '../../schema/tables.ts';
import { depositToWallet, spendHeldCredit } from '../../wallet/wallets.ts';
import { findOwner } from './receipts.ts';
import { tomanOf } from '../../banks/rial.ts';
import { CannotBuy, holdAgain } from './hold-again.ts';

/**
 * Turns a payment into an order in one transaction: the order, the wallet's part and the emptied cart. Returns the order's hash.
 * The caller holds the cart and the attempt. If the payment came after its lock was opened, the goods are taken again at the
 * payment's own prices, or it throws `CannotBuy`.
 */
export async function buy(
  tx: Transaction<Tables>,
  attempt: AttemptRow,
  bank: Receipt | null,
  at: Date,
): Promise<string> {
  const { id, customer_id, wallet_part, snapshot, cart_id } = attempt;
  if (!snapshot || cart_id === null) throw new Error(`The payment ${id} has no cart.`);
  if (bank) await requireOwnReceipt(tx, attempt, bank.reference);
  if (!attempt.holding) await holdAgain(tx, attempt, cart_id, snapshot);
  await markPaid(tx, id, bank);
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
  await takeOutOfCart(tx, cart_id, snapshot);
  return order.hash;
}

/** Credits a payment to its customer's wallet; a unique index guarantees that this happens only once. */
export async function topUp(
  tx: Transaction<Tables>,
  attempt: AttemptRow,
  bank: Receipt,
  at: Date,
): Promise<void> {
  await requireOwnReceipt(tx, attempt, bank.reference);
  await markPaid(tx, attempt.id, bank);
  await depositToWallet(tx, {
    kind: 'top-up',
    customerId: attempt.customer_id,
    attemptId: attempt.id,
    amountToman: tomanOf(attempt.amount_rial),
    at,
  });
}

/** The bank's receipt, the masked card number, and the numbers that the bank shows its customer. */
export interface Receipt {
  reference: string;
  maskedPan: string | null;
  traceNo?: string | null;
  retrievalNo?: string | null;
  /** When to confirm the delivery to the bank; null if the bank does not wait for it. */
  settleAt: Date | null;
}

async function markPaid(
  tx: Transaction<Tables>,
  attemptId: number,
  bank: Receipt | null,
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({
      state: 'paid',
      holding: false,
      reason: null,
      tries: 0,
      next_try_at: bank?.settleAt ?? null,
      ...(bank && { bank_reference: bank.reference }),
      ...(bank?.maskedPan && { masked_pan: bank.maskedPan }),
      ...(bank?.traceNo && { trace_no: bank.traceNo }),
      ...(bank?.retrievalNo && { retrieval_no: bank.retrievalNo }),
    })
    .where('id', '=', attemptId)
    .execute();
}

/**
 * Binds the receipt to this payment, since a receipt buys only once. If two payments try at the same moment, the unique index
 * admits one, and the bank is asked about the other again.
 */
async function requireOwnReceipt(
  tx: Transaction<Tables>,
  attempt: AttemptRow,
  reference: string,
): Promise<void> {
  const owner = await findOwner(tx, attempt, reference);
  if (owner) throw new CannotBuy('replayed', `Its receipt belongs to the payment ${owner}.`);
}
