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
 * Notes that the bank has given back a payment that has bought already, since it heard of the delivery too late. The bank is asked
 * no more. The sum counts as given back of the order, so that a cancellation gives it back no second time; whether the goods go out
 * is for a person to decide, so the staff is told at once.
 */
export async function noteGivenBack(shop: Shop, attempt: AttemptRow): Promise<void> {
  const at = shop.clock();
  await shop.store.transaction(async (tx) => {
    const noted = await tx
      .updateTable('payment_attempts')
      .set({ reason: 'reversed', next_try_at: null })
      .where('id', '=', attempt.id)
      .where('state', '=', 'paid')
      .where('reason', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!noted) return;
    await noteEvent(tx, attempt.id, at, 'reversed');
    const order = await tx
      .selectFrom('orders')
      .select('id')
      .where('attempt_id', '=', attempt.id)
      .executeTakeFirst();
    if (order) await takeFromOrder(tx, order.id);
    const bought = order ? `the order ${order.id}` : "its customer's credit";
    console.error(`The bank has given back the payment ${attempt.id}, which bought ${bought}.`);
    const sum = textMessages.toman(tomanOf(attempt.amount_rial));
    const news = order
      ? messages.orderGivenBack(textMessages.number(order.id), sum)
      : messages.topUpGivenBack(textMessages.number(attempt.id), sum);
    await tellStaff(tx, { kind: 'payment-run', news, at });
  });
}

/** A rejected order has given back everything already. */
async function takeFromOrder(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      refunds_sum: sql<number>`least(invoice_due, refunds_sum + invoice_due - paid_from_wallet)`,
    })
    .where('id', '=', orderId)
    .where('status', '<>', orderStatus.rejected)
    .execute();
}
