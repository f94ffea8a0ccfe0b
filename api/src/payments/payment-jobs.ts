import { openIfOver, soonAfter, unanswered } from '../holds/cart-lock.ts';
import type { AttemptRow } from '../schema/payment-tables.ts';
import { lockCart } from '../carts/cart-rows.ts';
import type { Shop } from '../shop.ts';
import { loggable } from '../store/loggable-error.ts';
import { noteEvent } from '../holds/attempts.ts';
import { refundAttempt } from './settle/refund-attempt.ts';
import { refundUnclaimed } from './settle/refund-unclaimed.ts';
import { GatewayRefusal, GatewayUnclear, type Gateway } from '../banks/gateway.ts';
import type { JobRun } from '../payment-runs/watched-job.ts';
import { noteListed } from './settle/listed-payments.ts';
import { longestWaitMs } from './settle/retry.ts';
import { settle, settleListed } from './settle/settle.ts';
import { confirmSettlement } from './settle/confirm-settlement.ts';

/** Opens carts whose ten minutes are over (R21). */
export async function openExpiredCarts(shop: Shop): Promise<JobRun> {
  const now = shop.clock();
  const expired = await shop.store.db
    .selectFrom('payment_attempts')
    .select('cart_id')
    .where('holding', '=', true)
    .where(({ or, eb }) => or([eb('expires_at', '<=', now), eb('created_at', '>', soonAfter(now))]))
    .orderBy('expires_at')
    .limit(batch)
    .execute();
  return eachByItself(expired, ({ cart_id }) =>
    shop.store.transaction(async (tx) => {
      const cart = cart_id === null ? undefined : await lockCart(tx, cart_id);
      if (cart) await openIfOver(tx, cart, now);
    }),
  );
}

/** Expires unpaid top-ups after the same ten minutes; they hold nothing. */
export async function endOldTopUps({ store, clock }: Shop): Promise<JobRun> {
  const now = clock();
  return store.transaction(async (tx) => {
    const ended = await tx
      .updateTable('payment_attempts')
      .set({ state: 'expired' })
      .where('kind', '=', 'top-up')
      .where('state', 'in', unanswered)
      .where(({ or, eb }) =>
        or([eb('expires_at', '<=', now), eb('created_at', '>', soonAfter(now))]),
      )
      .returning('id')
      .execute();
    for (const { id } of ended) await noteEvent(tx, id, now, 'expired');
    return { items: ended.length, failed: 0 };
  });
}

/** Repeats every question that a bank has not answered, and every confirmation that it has not received. */
export async function retryUnclear(shop: Shop): Promise<void> {
  await Promise.all(Object.values(shop.gateways).map((gateway) => retryUnclearAt(shop, gateway)));
}

/**
 * Repeats them at one bank. Banks are handled separately, because a silent bank must not delay another's payments until that bank
 * refunds them.
 */
export async function retryUnclearAt(shop: Shop, gateway: Gateway): Promise<JobRun> {
  await mendTries(shop, gateway);
  const due = await shop.store.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('gateway', '=', gateway.code)
    .where('next_try_at', '<=', shop.clock())
    .where('state', 'in', ['verifying', 'reversing', 'paid', 'credited', 'failed'])
    .orderBy('next_try_at')
    .limit(batch)
    .execute();
  const ask = async (attempt: AttemptRow) => {
    if (attempt.state === 'verifying') await settle(shop, attempt);
    else if (attempt.state === 'failed') await refundUnclaimed(shop, gateway, attempt);
    else if (attempt.state === 'reversing') await refundAttempt(shop, gateway, attempt);
    else await confirmSettlement(shop, gateway, attempt);
  };
  return eachByItself(due, ask, questionsAtOnce);
}

/** Finds payments whose buyers paid and never came back. */
export async function findForgotten(shop: Shop): Promise<JobRun> {
  const runs: JobRun[] = [];
  const { failed } = await eachByItself(Object.values(shop.gateways), async (gateway) => {
    runs.push(await findForgottenAt(shop, gateway));
  });
  return runs.reduce(
    (sum, run) => ({ items: sum.items + run.items, failed: sum.failed + run.failed }),
    { items: failed, failed },
  );
}

/** After the clock was set back, no payment waits longer than the longest wait. */
async function mendTries({ store, clock }: Shop, { code }: Gateway): Promise<void> {
  const now = clock();
  await store.db
    .updateTable('payment_attempts')
    .set({ next_try_at: now })
    .where('gateway', '=', code)
    .where('next_try_at', '>', new Date(now.getTime() + longestWaitMs))
    .execute();
}

const batch = 100;
/** Questions to one bank at the same time. Even if each of them times out, a batch takes only a few minutes. */
const questionsAtOnce = 8;

/**
 * Runs the work for each item. A failed item does not stop the others; the next round tries it again. A bank's own failure is not counted:
 * it is noted of the bank.
 */
async function eachByItself<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  atOnce = 1,
): Promise<JobRun> {
  const rest = items.values();
  let failed = 0;
  const workThrough = async () => {
    for (const item of rest) {
      try {
        await work(item);
      } catch (error) {
        if (!(error instanceof GatewayUnclear || error instanceof GatewayRefusal)) failed += 1;
        console.error('A job of the payments failed; it runs again in a while.', loggable(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  return { items: items.length, failed };
}

async function findForgottenAt(shop: Shop, gateway: Gateway): Promise<JobRun> {
  const authorities = await gateway.unverified?.();
  if (!authorities) return { items: 0, failed: 0 };
  const listed =
    authorities.length === 0
      ? []
      : await shop.store.db
          .selectFrom('payment_attempts')
          .selectAll()
          .where('gateway', '=', gateway.code)
          .where('authority', 'in', authorities)
          .execute();
  const { failed } = await eachByItself(
    listed,
    (attempt) => settleListed(shop, attempt),
    questionsAtOnce,
  );
  await noteListed(shop, gateway, authorities);
  return { items: listed.length, failed };
}
