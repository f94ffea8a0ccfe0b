import { orderStatus } from '@kashi/contracts/order-status';
import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import { returnStock } from '../stock/stock.ts';
import { returnCoupon } from '../coupons/coupons.ts';
import type { Shop } from '../shop.ts';
import type { Tables } from '../schema/tables.ts';
import { queueOrderText, requeueHandOver } from '../texts/order-texts.ts';
import { depositToWallet } from '../wallet/wallets.ts';
import { pendingRefund } from './order-refunds.ts';

/** The shop's handling of an order on its way to the customer (§4). */
export type OrderStep = 'approve' | 'hand-over' | 'make-ready' | 'deliver';

/**
 * The status that each step leads to, and those it may start from. An order for pickup is never handed to a courier: at that status it
 * is ready at the shop, and may also be delivered without that (R53).
 */
const steps: Record<OrderStep, { to: number; from: number[]; fromPickup: number[] }> = {
  approve: {
    to: orderStatus.approved,
    from: [orderStatus.registered],
    fromPickup: [orderStatus.registered],
  },
  'hand-over': {
    to: orderStatus.handedToCourier,
    from: [orderStatus.approved],
    fromPickup: [],
  },
  'make-ready': {
    to: orderStatus.handedToCourier,
    from: [],
    fromPickup: [orderStatus.approved],
  },
  deliver: {
    to: orderStatus.delivered,
    from: [orderStatus.handedToCourier],
    fromPickup: [orderStatus.approved, orderStatus.handedToCourier],
  },
};

const states = {
  approve: 'approved',
  'hand-over': 'handedToCourier',
  'make-ready': 'readyForPickup',
  deliver: 'delivered',
} as const satisfies Record<OrderStep, string>;

/** Takes an order one step further. False if the number is unknown or the order is in another status. */
export function advanceOrder(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  id: number,
  step: OrderStep,
): Promise<boolean> {
  return store.transaction((tx) => advanceOrderIn(tx, { id, step, at: clock() }));
}

/** As `advanceOrder`, in a transaction that does more than that. The customer's text has the tracking code. */
export async function advanceOrderIn(
  tx: Transaction<Tables>,
  { id, step, at, trackingCode }: { id: number; step: OrderStep; at: Date; trackingCode?: string },
): Promise<boolean> {
  const { to, from, fromPickup } = steps[step];
  const order = await tx
    .selectFrom('orders')
    .select(['status', 'is_pickup'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order || !(order.is_pickup ? fromPickup : from).includes(order.status)) return false;
  await tx
    .updateTable('orders')
    .set({ status: to, ...(trackingCode && { tracking_code: trackingCode }) })
    .where('id', '=', id)
    .execute();
  await noteStatus(tx, id, to, at);
  await queueOrderText(tx, { orderId: id, state: states[step], at });
  return true;
}

/** Notes another tracking code of an order that was handed over, and tells its customer of it. */
export async function noteTrackingCode(
  tx: Transaction<Tables>,
  { id, trackingCode, at }: { id: number; trackingCode: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ tracking_code: trackingCode })
    .where('id', '=', id)
    .execute();
  await requeueHandOver(tx, { orderId: id, trackingCode, at });
}

/** Whether nobody has carried the goods out of the shop: an order for pickup is there until its customer comes. */
function isInShop({ or, and, eb }: ExpressionBuilder<Tables, 'orders'>) {
  return or([
    eb('status', 'in', [orderStatus.registered, orderStatus.approved]),
    and([eb('status', '=', orderStatus.handedToCourier), eb('is_pickup', '=', true)]),
  ]);
}

/**
 * Rejects an order that the shop cannot deliver: in one transaction the goods return to the stock, the coupon becomes usable
 * again, and everything paid and not refunded before, in toman, goes into the customer's wallet. Null if the number has no order
 * that can be rejected; an order of which a refund waits for an owner cannot.
 */
export function rejectOrder(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  id: number,
): Promise<{ refundToman: number } | null> {
  return store.transaction((tx) => rejectOrderIn(tx, { id, at: clock(), reason: null }));
}

interface Rejection {
  id: number;
  at: Date;
  /** In the staff's words, which the customer reads; null where nothing was said. */
  reason: string | null;
  /** Whether its own customer has cancelled the order. */
  isCancelled?: boolean;
}

/** As `rejectOrder`, in a transaction that does more than that. */
export async function rejectOrderIn(
  tx: Transaction<Tables>,
  { id, at, reason, isCancelled = false }: Rejection,
): Promise<{ refundToman: number } | null> {
  // Locked by a statement of its own: a refund that was asked for meanwhile is seen by the next one.
  await tx.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const order = await tx
    .updateTable('orders')
    .set({ status: orderStatus.rejected, rejection_reason: reason })
    .$if(isCancelled, (update) => update.set({ cancelled_at: at }))
    .where('id', '=', id)
    .where(isInShop)
    .where(({ not, exists }) => not(exists(pendingRefund(tx, id))))
    .returning(['customer_id', 'attempt_id'])
    .returning(sql<number>`invoice_due - refunds_sum`.as('rest'))
    .executeTakeFirst();
  if (!order) return null;

  await noteStatus(tx, id, orderStatus.rejected, at);
  const lines = await tx
    .selectFrom('order_lines')
    .select(['sale_param_id as saleParamId'])
    .select(sql<number>`quantity - refunded_pieces`.as('quantity'))
    .where('order_id', '=', id)
    .execute();
  // A refund has said of its own pieces whether they are back on the shelf.
  await returnStock(
    tx,
    lines.filter(({ quantity }) => quantity > 0),
  );
  if (order.attempt_id !== null) await returnCoupon(tx, order.attempt_id);
  const { customer_id: customerId, attempt_id: attemptId, rest: amountToman } = order;
  if (amountToman > 0) {
    await depositToWallet(tx, {
      kind: 'refund',
      customerId,
      orderId: id,
      attemptId,
      amountToman,
      at,
    });
  }
  const state = isCancelled ? 'cancelled' : 'rejected';
  await queueOrderText(tx, { orderId: id, state, refundToman: amountToman, at });
  return { refundToman: amountToman };
}

async function noteStatus(
  tx: Transaction<Tables>,
  order_id: number,
  status: number,
  reached_at: Date,
): Promise<void> {
  await tx.insertInto('order_statuses').values({ order_id, status, reached_at }).execute();
}
