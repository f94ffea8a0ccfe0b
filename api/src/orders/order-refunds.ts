import type { OrderRefund } from '@kashi/contracts/order';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { givenBackToman, isPaymentLost } from './lost-payments.ts';

/** What has been given back of an order, oldest first, by the shop and by the bank on its own. */
export async function readOrderRefunds(
  db: Kysely<Tables>,
  orderId: number,
): Promise<OrderRefund[]> {
  const refunds = [...(await readShopRefunds(db, orderId)), ...(await readBankRefund(db, orderId))];
  return refunds.sort((a, b) => Date.parse(a.RegDateTime) - Date.parse(b.RegDateTime));
}

/** The bank's part of the sum, where the bank has given back the payment that bought the order. */
async function readBankRefund(db: Kysely<Tables>, orderId: number): Promise<OrderRefund[]> {
  const given = await db
    .selectFrom('orders as o')
    .innerJoin('payment_events as e', 'e.attempt_id', 'o.attempt_id')
    .select(['e.at', givenBackToman.as('amount')])
    .where('o.id', '=', orderId)
    .where('e.event', '=', 'reversed')
    .where(isPaymentLost)
    .execute();
  return given.map(({ at, amount }) => ({
    Amount: amount,
    Reason: '',
    Way: 'bank',
    IsByBank: true,
    RegDateTime: at.toISOString(),
    PaidDateTime: at.toISOString(),
    TrackingNo: null,
    Details: [],
  }));
}

/** The shop's refunds as the customer may see them: not what waits for an owner. */
async function readShopRefunds(db: Kysely<Tables>, orderId: number): Promise<OrderRefund[]> {
  const refunds = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['owed', 'done'])
    .orderBy('decided_at')
    .orderBy('id')
    .execute();
  if (refunds.length === 0) return [];
  const lines = await refundedLines(
    db,
    refunds.map(({ id }) => id),
  );
  return refunds.map((refund) => ({
    Amount: refund.amount,
    Reason: refund.reason,
    Way: refund.way,
    RegDateTime: (refund.decided_at ?? refund.asked_at).toISOString(),
    PaidDateTime: refund.paid_at?.toISOString() ?? null,
    TrackingNo: refund.tracking_no,
    Details: lines
      .filter(({ refund_id }) => refund_id === refund.id)
      .map((line) => ({
        ProductName: line.product_name,
        ProductSaleParamName: line.sale_param_name,
        Quantity: line.quantity,
      })),
  }));
}

/** The pieces of refunds, with their names. */
export function refundedLines(db: Kysely<Tables>, refundIds: readonly number[]) {
  return db
    .selectFrom('order_refund_lines as r')
    .innerJoin('order_lines as l', (on) =>
      on.onRef('l.order_id', '=', 'r.order_id').onRef('l.position', '=', 'r.position'),
    )
    .select(['r.refund_id', 'r.quantity', 'r.is_restocked'])
    .select(['l.sale_param_id', 'l.product_name', 'l.sale_param_name'])
    .where('r.refund_id', 'in', refundIds)
    .orderBy('r.refund_id')
    .orderBy('r.position')
    .execute();
}

/** A refund of the order that waits for an owner. */
export function pendingRefund(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('order_refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending');
}
