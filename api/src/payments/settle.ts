import { releaseHold, unanswered, type AttemptRow } from '../carts/cart-lock.ts';
import type { AttemptState } from '../orders/order-tables.ts';
import type { Shop } from '../shop.ts';
import { lockAttempt, noteEvent, outcomeOf, type Outcome } from './attempts.ts';
import { buy, CannotBuy, ForeignReceipt } from './buy.ts';
import type { Gateway, Verdict } from './gateway.ts';
import { giveBack } from './give-back.ts';
import { retryAt } from './retry.ts';

/**
 * Asks the bank whether a payment was made, and turns it into an order if it was. However often and from wherever it is
 * called, one asks and one order comes of it; the others get the same outcome, or `pending`.
 */
export function settle(shop: Shop, attempt: AttemptRow): Promise<Outcome> {
  return settleFrom(shop, attempt, mayBePaid);
}

/**
 * The same for a payment that the bank itself counts as paid and not asked for. Then even one that it called unpaid is
 * asked about again, a few times: the buyer may have come back too early, and paid after it.
 */
export function settleListed(shop: Shop, attempt: AttemptRow): Promise<Outcome> {
  const isAskedEnough = attempt.state === 'failed' && attempt.tries >= mostTriesOfFailed;
  return settleFrom(shop, attempt, isAskedEnough ? mayBePaid : [...mayBePaid, 'failed']);
}

async function settleFrom(
  shop: Shop,
  attempt: AttemptRow,
  states: readonly AttemptState[],
): Promise<Outcome> {
  const running = settling.get(attempt.public_id);
  if (running) return running;
  const settled = claimAndVerify(shop, attempt, states);
  settling.set(attempt.public_id, settled);
  try {
    return await settled;
  } finally {
    settling.delete(attempt.public_id);
  }
}

/** The buyer gave up at the bank: the cart opens at once (decision 21). */
export async function cancel(shop: Shop, attempt: AttemptRow): Promise<Outcome> {
  return shop.store.transaction(async (tx) => {
    const current = await lockAttempt(tx, attempt);
    if (!unanswered.includes(current.state)) return outcomeOf(tx, current);
    await releaseHold(tx, current);
    await tx
      .updateTable('payment_attempts')
      .set({ state: 'cancelled' })
      .where('id', '=', current.id)
      .execute();
    await noteEvent(tx, current.id, shop.clock(), 'cancelled');
    return { kind: 'cancelled' };
  });
}

const settling = new Map<string, Promise<Outcome>>();

/** What a buyer's return is believed to be about: the bank has not been asked yet. */
const mayBePaid: readonly AttemptState[] = ['redirected', 'cancelled', 'expired'];
const mostTriesOfFailed = 10;

async function claimAndVerify(
  shop: Shop,
  { id, gateway: code }: AttemptRow,
  states: readonly AttemptState[],
): Promise<Outcome> {
  const { db } = shop.store;
  const gateway = shop.gateways[code];
  const claimed = gateway && (await claim(shop, id, states));
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
  return verdict.paid
    ? complete(shop, gateway, claimed, verdict)
    : fail(shop, claimed, verdict.code);
}

/** The claim comes before the question, and lasts until the next try is due: a process that dies here is followed by another. */
async function claim(
  shop: Shop,
  id: number,
  states: readonly AttemptState[],
): Promise<AttemptRow | undefined> {
  const now = shop.clock();
  return shop.store.db
    .updateTable('payment_attempts')
    .set((attempt) => ({
      state: 'verifying',
      tries: attempt('tries', '+', 1),
      next_try_at: new Date(now.getTime() + claimMs),
    }))
    .where('id', '=', id)
    .where('authority', 'is not', null)
    .where((where) =>
      where.or([
        where('state', 'in', states),
        where.and([where('state', '=', 'verifying'), where('next_try_at', '<=', now)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Longer than the bank is waited for. */
const claimMs = 30_000;

/** Null where the bank did not say clearly; it is asked again later, and nothing is taken for granted meanwhile. */
async function ask(shop: Shop, gateway: Gateway, attempt: AttemptRow): Promise<Verdict | null> {
  try {
    return await gateway.verify({
      authority: attempt.authority ?? '',
      amountRial: attempt.amount_rial,
    });
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
  bank: Verdict & { paid: true },
): Promise<Outcome> {
  try {
    return await shop.store.transaction(async (tx) => {
      const current = await lockAttempt(tx, attempt);
      if (current.state !== 'verifying') return outcomeOf(tx, current);
      await noteEvent(tx, attempt.id, shop.clock(), 'paid', bank.code);
      return buy(tx, current, bank, shop.clock());
    });
  } catch (error) {
    if (!(error instanceof CannotBuy)) throw error;
    console.error(`The payment ${attempt.id} is given back: ${error.message}`);
    return giveBack(shop, gateway, attempt, error instanceof ForeignReceipt ? undefined : bank);
  }
}

async function fail(shop: Shop, attempt: AttemptRow, code: number): Promise<Outcome> {
  return shop.store.transaction(async (tx) => {
    const current = await lockAttempt(tx, attempt);
    if (current.state !== 'verifying') return outcomeOf(tx, current);
    await releaseHold(tx, current);
    await tx
      .updateTable('payment_attempts')
      .set({ state: 'failed', last_code: code, next_try_at: null })
      .where('id', '=', current.id)
      .execute();
    await noteEvent(tx, current.id, shop.clock(), 'not paid', code);
    return { kind: 'failed' };
  });
}
