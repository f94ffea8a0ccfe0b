import { releaseHold } from '../carts/cart-lock.ts';
import type { AttemptRow, AttemptState } from '../orders/order-tables.ts';
import type { Shop } from '../shop.ts';
import { lockAttempt, noteEvent, questionOf } from './attempts.ts';
import { buy, topUp, type Receipt } from './buy.ts';
import { cancel } from './cancel.ts';
import { claim, type SaidReceipt } from './claim-attempt.ts';
import type { Gateway, Paid, Verdict } from './gateway.ts';
import { giveBack } from './give-back.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { claimMs, retryAt } from './retry.ts';
import { sharedRuns } from './shared-runs.ts';
import { CannotBuy } from './take-anew.ts';
import { tellSettled } from './tell-settled.ts';

/**
 * Asks the bank whether a payment was made, and turns it into an order or into credit if it was. However often and from
 * wherever it is called, one asks and one order comes of it; the others get the same outcome, or `pending`. `said` is the
 * receipt that the browser brought.
 */
export function settle(shop: Shop, attempt: AttemptRow, said?: SaidReceipt): Promise<Outcome> {
  return settleFrom(shop, attempt, mayBePaid, said);
}

/**
 * The same for a payment that the bank itself counts as paid and not asked for. Then even one that it called unpaid is
 * asked about again, a few times: the buyer may have come back too early, and paid after it.
 */
export function settleListed(shop: Shop, attempt: AttemptRow): Promise<Outcome> {
  const isAskedEnough = attempt.state === 'failed' && attempt.tries >= mostTriesOfFailed;
  return settleFrom(shop, attempt, isAskedEnough ? mayBePaid : [...mayBePaid, 'failed']);
}

function settleFrom(
  shop: Shop,
  attempt: AttemptRow,
  states: readonly AttemptState[],
  said?: SaidReceipt,
): Promise<Outcome> {
  return settling(attempt.public_id, () => claimAndVerify(shop, attempt, states, said));
}

const settling = sharedRuns<Outcome>();

/** What a buyer's return is believed to be about: the bank has not been asked yet. */
const mayBePaid: readonly AttemptState[] = ['redirected', 'cancelled', 'expired'];
const mostTriesOfFailed = 10;

async function claimAndVerify(
  shop: Shop,
  attempt: AttemptRow,
  states: readonly AttemptState[],
  said: SaidReceipt | undefined,
): Promise<Outcome> {
  const { id } = attempt;
  const { db } = shop.store;
  const gateway = shop.gateways[attempt.gateway];
  const claimed = gateway && (await claim(shop, id, states, said));
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
  return verdict.paid ? complete(shop, gateway, claimed, verdict) : fail(shop, claimed, verdict);
}

/** Null where the bank did not say clearly; it is asked again later, and nothing is taken for granted meanwhile. */
async function ask(shop: Shop, gateway: Gateway, attempt: AttemptRow): Promise<Verdict | null> {
  try {
    return await gateway.verify(questionOf(attempt));
  } catch (error) {
    console.error(`The payment ${attempt.id} could not be verified:`, (error as Error).message);
    await shop.store.db
      .updateTable('payment_attempts')
      .set({ next_try_at: retryAt(attempt, shop.clock()) })
      .where('id', '=', attempt.id)
      .where('state', '=', 'verifying')
      .execute();
    await noteEvent(shop.store.db, attempt.id, shop.clock(), 'unclear');
    return null;
  }
}

async function complete(
  shop: Shop,
  gateway: Gateway,
  attempt: AttemptRow,
  bank: Paid,
): Promise<Outcome> {
  const took = bank.amountRial ?? attempt.amount_rial;
  if (took !== attempt.amount_rial) {
    console.error(`The payment ${attempt.id} is given back: the bank took another amount.`);
    return giveBack(shop, gateway, attempt, { reason: 'amount', bank });
  }
  const settleAt = gateway.settle ? new Date(shop.clock().getTime() + claimMs) : null;
  try {
    const outcome = await record(shop, attempt, { ...bank, settleAt }, bank.code);
    if (settleAt && outcome.kind === 'paid') await tellSettled(shop, gateway, attempt);
    return outcome;
  } catch (error) {
    if (!(error instanceof CannotBuy)) throw error;
    console.error(`The payment ${attempt.id} is given back: ${error.message}`);
    const { reason } = error;
    // A foreign receipt is not written down as this payment's.
    return giveBack(shop, gateway, attempt, reason === 'replayed' ? { reason } : { reason, bank });
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

async function fail(
  shop: Shop,
  attempt: AttemptRow,
  { code, reason }: Verdict & { paid: false },
): Promise<Outcome> {
  return shop.store.transaction(async (tx) => {
    const current = await lockAttempt(tx, attempt);
    if (current.state !== 'verifying') return outcomeOf(tx, current);
    await releaseHold(tx, current);
    await tx
      .updateTable('payment_attempts')
      .set({ state: 'failed', last_code: code, reason, next_try_at: null })
      .where('id', '=', current.id)
      .execute();
    await noteEvent(tx, current.id, shop.clock(), 'not paid', code);
    return { kind: 'failed', reason };
  });
}
