import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** Closes the request whose goods this refund, which is booked, gives the money of; a refund without a request is none's. */
export async function closeReturnOf(
  tx: Transaction<Tables>,
  refundId: number,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('order_returns')
    .set({ state: 'refunded', closed_at: at })
    .where('refund_id', '=', refundId)
    .execute();
}

/** Lets the request of a refused refund wait for another one. */
export async function reopenReturnOf(tx: Transaction<Tables>, refundId: number): Promise<void> {
  await tx
    .updateTable('order_returns')
    .set({ refund_id: null })
    .where('refund_id', '=', refundId)
    .execute();
}
