import { gatewayNames, gateways } from '@kashi/contracts/gateways';
import { unanswered } from '../holds/cart-lock.ts';
import type { Shop } from '../shop.ts';

/**
 * Says in the log, at the start, how many payments wait for a bank whose settings were taken away: nobody asks that bank any more,
 * and a customer's money may be there.
 */
export async function tellLeftPayments({
  store,
  gateways: known,
  clock,
}: Pick<Shop, 'store' | 'gateways' | 'clock'>): Promise<void> {
  const left = gatewayNames.filter((name) => !known[gateways[name].code]);
  if (left.length === 0) return;
  const justNow = new Date(clock().getTime() - paidWithinMs);
  const rows = await store.db
    .selectFrom('payment_attempts')
    .select(['gateway', ({ fn }) => fn.countAll<number>().as('count')])
    .where(
      'gateway',
      'in',
      left.map((name) => gateways[name].code),
    )
    .where(({ or, and, eb }) =>
      or([
        eb('next_try_at', 'is not', null),
        and([eb('state', 'in', unanswered), eb('created_at', '>', justNow)]),
      ]),
    )
    .groupBy('gateway')
    .execute();
  for (const name of left) {
    const count = rows.find(({ gateway }) => gateway === gateways[name].code)?.count;
    if (!count) continue;
    console.error(
      `Payments at ${name} wait for the bank (${count}), and this shop has no settings of it: set them again until none waits.`,
    );
  }
}

/** A buyer who is at the bank now comes back within this time. */
const paidWithinMs = 60 * 60 * 1000;
