import { cartStatus } from '@kashi/contracts/cart-status';
import type { KnownGateway } from '@kashi/contracts/gateways';
import type { Kysely, Transaction } from 'kysely';
import { findHolder, isOver, lockHolder, releaseHold, unanswered } from '../../holds/cart-lock.ts';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import type { CartRow } from '../../schema/cart-tables.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Tables } from '../../schema/tables.ts';
import { spendableCredit } from '../../wallet/wallets.ts';
import { isLost, noteEvent } from '../../holds/attempts.ts';
import type { Gateway } from '../../banks/gateway.ts';
import { rialOf, tomanOf } from '../../banks/rial.ts';
import { messages } from '../messages.ts';

/** The buyer's chosen way to pay. */
export interface PaymentChoice {
  gateway: KnownGateway;
  /** Its bank; undefined where the owner has not enabled the gateway, or this process has no account there. */
  bank: Gateway | undefined;
  useCredit: boolean;
  /** The sum that the buyer was shown. No other sum is charged, especially to the wallet, which asks for no confirmation. */
  agreedToman: number | undefined;
  /** The part of it that the buyer was shown for the bank; the rest is the wallet's. */
  agreedToBankToman: number | undefined;
}

/**
 * Whether a press begins no payment at the bank: the cart's running payment matches the choice, or the bank is being asked about it.
 * Nothing is locked for this answer; `runningPayment` looks again.
 */
export async function isRunning(
  db: Kysely<Tables>,
  cart: CartRow,
  choice: PaymentChoice,
  now: Date,
): Promise<boolean> {
  const holder = cart.status === cartStatus.inPayment ? await findHolder(db, cart.id) : undefined;
  if (!holder || isOver(holder, now)) return false;
  return !unanswered.includes(holder.state) || (await isWished(db, holder, choice, now));
}

/** The cart's running payment, if it matches the buyer's choice; otherwise the running payment is cancelled. */
export async function runningPayment(
  tx: Transaction<Tables>,
  cart: CartRow,
  choice: PaymentChoice,
  now: Date,
): Promise<AttemptRow | null> {
  const holder = cart.status === cartStatus.inPayment ? await lockHolder(tx, cart.id) : undefined;
  if (!holder) return null;
  if (!unanswered.includes(holder.state)) throw new Refusal(400, messages.beingVerified);
  if (await isWished(tx, holder, choice, now)) return holder;

  await releaseHold(tx, holder);
  await tx
    .updateTable('payment_attempts')
    .set({ state: 'cancelled' })
    .where('id', '=', holder.id)
    .execute();
  await noteEvent(tx, holder.id, now, 'replaced');
  return null;
}

async function isWished(
  db: Kysely<Tables>,
  holder: AttemptRow,
  { gateway, useCredit, agreedToman, agreedToBankToman }: PaymentChoice,
  now: Date,
): Promise<boolean> {
  const sum = holder.snapshot?.totals.AmountPayable;
  const isSame =
    !isLost(holder, now) &&
    holder.gateway === gateway.code &&
    sum === (agreedToman ?? sum) &&
    holder.amount_rial === rialOf(agreedToBankToman ?? tomanOf(holder.amount_rial));
  if (!isSame || useCredit === holder.wallet_part > 0) return isSame;
  // Without credit there is nothing to use.
  return useCredit && (await spendableCredit(db, holder.customer_id)) === 0;
}
