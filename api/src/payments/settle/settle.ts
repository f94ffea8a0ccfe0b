import type { AttemptRow, AttemptState } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import { lockAttempt, noteEvent, noteOnce, questionOf } from '../../holds/attempts.ts';
import { buy, topUp, type Receipt } from './buy.ts';
import { cancel } from './cancel.ts';
import { claim, type SaidReceipt } from './claim-attempt.ts';
import { fail } from './fail.ts';
import type { Gateway, Paid, Verdict } from '../../banks/gateway.ts';
import { refundAttempt } from './refund-attempt.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import type { PaymentReason } from '../../schema/payment-reason.ts';
import { isUniqueViolation, mayBeAnothers } from './receipts.ts';
import { mostTriesOfFailed, retryAt } from './retry.ts';
import { sharedRuns } from './shared-runs.ts';
import { CannotBuy } from './hold-again.ts';

/**
 * Asks the bank whether a payment was made, and turns a paid one into an order or into credit. However often it is called, it
 * asks once and makes one order; other callers get the same outcome, or `pending`. `visit` is the buyer's return that asks; without
 * it nobody waits for the outcome.
 */
export function settle(shop: Shop, attempt: AttemptRow, visit?: Visit): Promise<Outcome> {
  return settleFrom(shop, attempt, mayBePaid, visit);
}

interface Visit {
  /** The receipt that the browser brought, at a bank that gives one. */
  said: SaidReceipt | undefined;
}

/**
 * Like `settle`, for a payment that the bank lists as paid but unverified. It asks a few times even about a payment that the bank
 * called unpaid, since the buyer may have come back too early and paid afterwards.
 */
export function settleListed(shop: Shop, attempt: AttemptRow): Promise<Outcome> {
  const isAskedEnough = attempt.state === 'failed' && attempt.tries >= mostTriesOfFailed;
  return settleFrom(shop, attempt, isAskedEnough ? mayBePaid : [...mayBePaid, 'failed']);
}

function settleFrom(
  shop: Shop,
  attempt: AttemptRow,
  states: readonly AttemptState[],
  visit?: Visit,
): Promise<Outcome> {
  return settling(attempt.public_id, () => claimAndVerify(shop, attempt, states, visit));
}

const settling = sharedRuns<Outcome>();

/** The states in which a return may lead to a question: the bank has not been asked yet. */
const mayBePaid: readonly AttemptState[] = ['redirected', 'cancelled', 'expired'];

async function claimAndVerify(
  shop: Shop,
  attempt: AttemptRow,
  states: readonly AttemptState[],
  visit: Visit | undefined,
): Promise<Outcome> {
  const { id } = attempt;
  const { db } = shop.store;
  const gateway = shop.gateways[attempt.gateway];
  const claimed = gateway && (await claim(shop, attempt, states, visit?.said));
  if (claimed === 'foreign') {
    return cancel(shop, attempt, { reason: 'replayed', code: null });
  }
  if (!claimed) {
    const current = await db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return outcomeOf(db, current);
  }

  const verdict = await ask(shop, gateway, claimed);
  if (!verdict) return { kind: 'pending' };
  if (!verdict.paid) return fail(shop, claimed, verdict);
  return complete(shop, gateway, claimed, { bank: verdict, isSeen: visit !== undefined });
}

/** Null if the bank's answer was unclear; it is asked again later, and nothing is assumed until then. */
async function ask(shop: Shop, gateway: Gateway, attempt: AttemptRow): Promise<Verdict | null> {
  try {
    return await gateway.verify(questionOf(attempt));
  } catch (error) {
    await shop.store.db
      .updateTable('payment_attempts')
      .set({ next_try_at: retryAt(attempt, shop.clock()) })
      .where('id', '=', attempt.id)
      .where('state', '=', 'verifying')
      .execute();
    if (await noteOnce(shop.store.db, attempt.id, shop.clock(), 'unclear')) {
      console.error(`The payment ${attempt.id} could not be verified:`, (error as Error).message);
    }
    return null;
  }
}

async function complete(
  shop: Shop,
  gateway: Gateway,
  attempt: AttemptRow,
  { bank, isSeen }: { bank: Paid; isSeen: boolean },
): Promise<Outcome> {
  const took = bank.amountRial ?? attempt.amount_rial;
  if (took !== attempt.amount_rial) {
    console.error(`The payment ${attempt.id} buys nothing: the bank took another amount.`);
    return refund(shop, gateway, attempt, { reason: 'amount', bank, isSeen });
  }
  // At once, but by the job: the buyer, who has the order already, does not wait for a bank that may be slow.
  const settleAt = gateway.settle ? shop.clock() : null;
  try {
    return await record(shop, attempt, { ...bank, settleAt }, bank.code);
  } catch (error) {
    if (!(error instanceof CannotBuy)) throw error;
    console.error(`The payment ${attempt.id} buys nothing: ${error.message}`);
    return refund(shop, gateway, attempt, { reason: error.reason, bank, isSeen });
  }
}

/** Refunds money that bought nothing, unless it belongs to another buyer, or may do so. */
async function refund(
  shop: Shop,
  gateway: Gateway,
  attempt: AttemptRow,
  { reason, bank, isSeen }: { reason: PaymentReason; bank: Paid; isSeen: boolean },
): Promise<Outcome> {
  const { code } = bank;
  if (reason === 'replayed') {
    // The receipt is already another payment's. If the bank itself supplied it, this payment's own money was taken and has to be
    // refunded.
    return attempt.said_reference === null
      ? refundAttempt(shop, gateway, attempt, { reason, isSeen })
      : fail(shop, attempt, { code, reason });
  }
  const took = bank.amountRial ?? attempt.amount_rial;
  if (await mayBeAnothers(shop, gateway, attempt, took)) {
    return fail(shop, attempt, { code, reason, waiting: bank });
  }
  try {
    return await refundAttempt(shop, gateway, attempt, { reason, bank, isSeen });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return fail(shop, attempt, { code, reason: 'replayed' });
  }
}

function record(shop: Shop, attempt: AttemptRow, receipt: Receipt, code: number): Promise<Outcome> {
  return shop.store.transaction(async (tx) => {
    const current = await lockAttempt(tx, attempt);
    if (current.state !== 'verifying') return outcomeOf(tx, current);
    const at = shop.clock();
    await noteEvent(tx, attempt.id, at, 'paid', code);
    if (current.kind === 'order') {
      return { kind: 'paid', orderHash: await buy(tx, current, receipt, at) };
    }
    await topUp(tx, current, receipt, at);
    return { kind: 'paid', orderHash: null };
  });
}
