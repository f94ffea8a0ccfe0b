import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';
import { messages } from './messages.ts';
import { pendingRefund } from './order-refunds.ts';
import { canCancel } from './orders.ts';
import { rejectOrderIn } from './order-steps.ts';
import { lockOwnOrder } from './own-order.ts';

/**
 * Cancels a customer's own order which nobody has handed over: goods, coupon and money go back as for a rejected one. An order that is
 * cancelled already stays so, and nothing is given back again. Throws a 404 for another customer's order (R1), and a 400 for one
 * that was handed over or rejected, or of which a refund waits for the shop's decision.
 */
export function cancelOrder(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  customerId: number,
  hash: string,
): Promise<void> {
  return store.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, customerId, hash);
    if (order.cancelled_at) return;
    if (!canCancel(order)) throw new Refusal(400, messages.tooLateToCancel);
    const refund = await pendingRefund(tx, order.id).executeTakeFirst();
    if (refund) throw new Refusal(400, messages.refundUnderWay);
    await rejectOrderIn(tx, { id: order.id, at: clock(), reason: null, isCancelled: true });
  });
}
