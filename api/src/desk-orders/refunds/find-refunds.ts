import type { Refund } from '@kashi/contracts/desk/refunds';
import type { Kysely } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import { fullNameOf } from '../../identity/sessions/full-name.ts';
import { isPaymentLost } from '../../orders/lost-payments.ts';
import { refundedLines } from '../../orders/order-refunds.ts';
import type { Tables } from '../../schema/tables.ts';
import { messages } from './messages.ts';

interface RefundSearch {
  states?: readonly Refund['state'][];
  orderId?: number;
  id?: number;
  /** Only refunds older than the one with this id. */
  before?: number | null;
  /** Without it, all. */
  most?: number;
}

/** Refunds of parts of orders, newest first. */
export async function findRefunds(
  db: Kysely<Tables>,
  { states, orderId, id, before = null, most }: RefundSearch,
): Promise<Refund[]> {
  let query = db
    .selectFrom('order_refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .innerJoin('staff as a', 'a.id', 'r.asked_by')
    .leftJoin('staff as d', 'd.id', 'r.decided_by')
    .leftJoin('staff as p', 'p.id', 'r.paid_by')
    .selectAll('r')
    .select(isPaymentLost.as('is_payment_lost'))
    .select(['c.first_name', 'c.last_name', 'c.mobile'])
    .select(['a.full_name as asker', 'd.full_name as decider', 'p.full_name as payer']);
  if (states) query = query.where('r.state', 'in', states);
  if (orderId !== undefined) query = query.where('r.order_id', '=', orderId);
  if (id !== undefined) query = query.where('r.id', '=', id);
  if (before !== null) query = query.where('r.id', '<', before);
  if (most !== undefined) query = query.limit(most);
  const rows = await query.orderBy('r.id', 'desc').execute();
  const lines = await linesOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    customerId: row.customer_id,
    customerName: fullNameOf(row),
    mobile: row.mobile,
    amountToman: row.amount,
    way: row.way,
    state: row.state,
    reason: row.reason,
    lines: lines.get(row.id) ?? [],
    askedBy: row.asker,
    askedById: row.asked_by,
    askedAt: row.asked_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    paidBy: row.payer,
    paidAt: row.paid_at?.toISOString() ?? null,
    trackingNo: row.tracking_no,
    isPaymentLost: row.is_payment_lost,
  }));
}

/** One refund; throws a 404 for an unknown one. */
export async function oneRefund(db: Kysely<Tables>, id: number): Promise<Refund> {
  const [refund] = await findRefunds(db, { id });
  if (!refund) throw new Refusal(404, messages.noRefund);
  return refund;
}

async function linesOf(
  db: Kysely<Tables>,
  refundIds: readonly number[],
): Promise<Map<number, Refund['lines']>> {
  const lines = new Map<number, Refund['lines']>();
  if (refundIds.length === 0) return lines;
  for (const line of await refundedLines(db, refundIds)) {
    const ofRefund = lines.get(line.refund_id) ?? [];
    ofRefund.push({
      productName: line.product_name,
      saleParamName: line.sale_param_name,
      quantity: line.quantity,
      isRestocked: line.is_restocked,
    });
    lines.set(line.refund_id, ofRefund);
  }
  return lines;
}
