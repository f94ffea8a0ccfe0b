import { orderStatus } from '@kashi/contracts/order-status';
import { sql, type Transaction } from 'kysely';
import { noteEvent } from '../../holds/attempts.ts';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Shop } from '../../shop.ts';
import { tellStaff } from '../../texts/news/queue-to-staff.ts';
import { messages as textMessages } from '../../texts/messages.ts';
import { tomanOf } from '../../banks/rial.ts';
import { messages } from '../messages.ts';

/**
 * Notes that the bank has given back a payment that has bought already or filled the wallet, since it heard of the delivery too late. The
 * bank is asked no more. The sum counts as given back of the order, so that a cancellation gives it back no second time; whether the goods
 * go out is for a person to decide, so the staff is told at once.
 */
export async function noteGivenBack(shop: Shop, attempt: AttemptRow): Promise<void> {
  const at = shop.clock();
  await shop.store.transaction(async (tx) => {
    const noted = await tx
      .updateTable('payment_attempts')
      .set({ next_try_at: null, ...(attempt.state === 'paid' && { reason: 'reversed' }) })
      .where('id', '=', attempt.id)
      .where('state', '=', attempt.state)
      // Noted once: of what bought by its reason, which a payment that filled the wallet has already.
      .where(({ eb }) =>
        attempt.state === 'paid' ? eb('reason', 'is', null) : eb('next_try_at', 'is not', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (!noted) return;
    await noteEvent(tx, attempt.id, at, 'reversed');
    const sum = textMessages.toman(tomanOf(attempt.received_rial ?? attempt.amount_rial));
    const { bought, news } = (await lostOrder(tx, attempt.id, sum)) ?? {
      bought: "its customer's credit",
      news: messages.topUpGivenBack(textMessages.number(attempt.id), sum),
    };
    console.error(`The bank has given back the payment ${attempt.id}, which bought ${bought}.`);
    await tellStaff(tx, { kind: 'payment-run', news, at });
  });
}

/**
 * What the log and the staff read of the order that a payment has bought; null if it has bought none. A rejected order has put
 * everything into the wallet already, so that its buyer has the sum twice until a person corrects the wallet.
 */
async function lostOrder(
  tx: Transaction<Tables>,
  attemptId: number,
  sum: string,
): Promise<{ bought: string; news: string } | null> {
  // Locked, so that a rejection comes before this or sees what the bank has given back.
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('attempt_id', '=', attemptId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return null;
  const isRejected = order.status === orderStatus.rejected;
  if (!isRejected) await takeFromOrder(tx, order.id);
  const number = textMessages.number(order.id);
  const said = isRejected
    ? messages.rejectedGivenBack(number, sum)
    : messages.orderGivenBack(number, sum);
  return {
    bought: `the order ${order.id}${isRejected ? ', rejected since' : ''}`,
    news: [said, ...(await saidOfRefunds(tx, order.id))].join(' '),
  };
}

async function takeFromOrder(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      refunds_sum: sql<number>`least(invoice_due, refunds_sum + invoice_due - paid_from_wallet)`,
    })
    .where('id', '=', orderId)
    .execute();
}

/**
 * What has to be known of the order's refunds: what is done already its buyer has a second time, and one that waits for an owner or
 * for its transfer would be too much, if it were paid on top of what the bank has given back.
 */
async function saidOfRefunds(tx: Transaction<Tables>, orderId: number): Promise<string[]> {
  const { doneToman, open } = await tx
    .selectFrom('order_refunds')
    .select(
      sql<number>`coalesce(sum(amount) filter (where state = 'done'), 0)::bigint`.as('doneToman'),
    )
    .select(sql<number>`count(*) filter (where state in ('pending', 'owed'))::int`.as('open'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return [
    ...(doneToman > 0 ? [messages.refundedBefore(textMessages.toman(doneToman))] : []),
    ...(open > 0 ? [messages.refundWaits] : []),
  ];
}
