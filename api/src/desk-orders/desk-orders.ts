import {
  orderStates,
  type DeskOrder,
  type OrderState,
  type OrderSummary,
} from '@kashi/contracts/desk/orders';
import { gatewayNames, gateways, type GatewayName } from '@kashi/contracts/gateways';
import type { Refund } from '@kashi/contracts/desk/refunds';
import type { Kysely, Transaction } from 'kysely';
import { withoutMiniature } from '../http/media/picture-paths.ts';
import { Refusal } from '../http/refusal.ts';
import { fullNameOf } from '../identity/sessions/full-name.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';
import { findOrders, type OrderSummaryRow } from './order-search.ts';
import { findRefunds } from './refunds/find-refunds.ts';

/** An order with all that the desk knows of it. Throws a 404 for an unknown number. */
export async function readDeskOrder(db: Kysely<Tables>, id: number): Promise<DeskOrder> {
  const [order] = await findOrders(db, { number: id }, { after: null, most: 1 });
  if (!order) throw new Refusal(404, messages.noOrder);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  const statuses = await db
    .selectFrom('order_statuses')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('reached_at')
    .execute();
  const refunds = await findRefunds(db, { orderId: id });
  const returns = await db
    .selectFrom('order_returns')
    .select(['id', 'state', 'asked_at'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const payment = await paymentOf(db, order);

  return {
    ...summaryFrom(order),
    lines: lines.map((line) => ({
      ProductName: line.product_name,
      ProductUnit: line.unit,
      Quantity: line.quantity,
      Price: line.price,
      FinalPriceSum: line.final_price * line.quantity,
      ProductId: line.product_id,
      ProductSaleParamId: line.sale_param_id,
      ProductSaleParamName: line.sale_param_name,
      Picture: line.picture && withoutMiniature(line.picture),
      refundedPieces: line.refunded_pieces,
    })),
    subTotal: order.sub_total,
    discount: order.discount,
    couponDiscount: order.coupon_discount,
    couponCode: payment?.snapshot?.couponCode ?? null,
    taxRate: order.tax_rate,
    tax: order.tax,
    deliveryFee: order.delivery_fee,
    ...(order.is_freight_collect && { isFreightCollect: true }),
    paidFromWallet: order.paid_from_wallet,
    bankReference: order.bank_reference,
    gateway: order.bank_reference === null ? null : gatewayNamed(payment?.gateway),
    deliveryAddress: order.delivery_address,
    transfereeName: order.transferee_name,
    transfereeMobile: order.transferee_mobile,
    prepareDuration: order.prepare_duration,
    rejectionReason: rejectionReasonOf(order),
    giftNote: order.gift_note,
    refundsToman: order.refunds_sum,
    refunds: refunds.toReversed(),
    returns: returns.map((asked) => ({
      id: asked.id,
      state: asked.state,
      askedAt: asked.asked_at.toISOString(),
    })),
    history: statuses.map(({ status, reached_at }) => ({
      state: stateOf(status),
      at: reached_at.toISOString(),
    })),
    canBecomeReady: order.is_pickup && stateOf(order.status) === 'approved',
    can: nextSteps(order).filter((step) => step !== 'reject' || !refunds.some(isPending)),
  };
}

/** The same, with the order's row locked: nobody else's step comes between what is read and what is changed. */
export async function lockDeskOrder(tx: Transaction<Tables>, id: number): Promise<DeskOrder> {
  await tx.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return readDeskOrder(tx, id);
}

export function summaryFrom(order: OrderSummaryRow): OrderSummary {
  return {
    id: order.id,
    registeredAt: order.registered_at.toISOString(),
    state: stateOf(order.status),
    customerId: order.customer_id,
    customerName: fullNameOf(order),
    mobile: order.mobile,
    pieces: order.count_of_products,
    totalToman: order.invoice_due,
    isPickup: order.is_pickup,
    carrierName: order.carrier_name,
    trackingCode: order.tracking_code,
    isPaymentLost: order.is_payment_lost,
  };
}

/** The payment that bought the order, with the coupon that it had: the use of a coupon goes when an order is rejected. */
async function paymentOf(db: Kysely<Tables>, { attempt_id }: { attempt_id: number | null }) {
  if (attempt_id === null) return null;
  return db
    .selectFrom('payment_attempts')
    .select(['gateway', 'snapshot'])
    .where('id', '=', attempt_id)
    .executeTakeFirstOrThrow();
}

/** The gateway of a code; null for none. */
export function gatewayNamed(code: number | undefined): GatewayName | null {
  return gatewayNames.find((name) => gateways[name].code === code) ?? null;
}

/** Why an order was rejected: in the staff's words, or that its customer has cancelled it. */
export function rejectionReasonOf(
  order: Pick<OrderSummaryRow, 'rejection_reason' | 'cancelled_at'>,
): string | null {
  return order.cancelled_at ? messages.cancelledByCustomer : order.rejection_reason;
}

/** The word of a status; §4 has no others. */
function stateOf(status: number): OrderState {
  const state = states.find((each) => orderStates[each] === status);
  if (!state) throw new Error(`No order has the status ${status}.`);
  return state;
}

const states = Object.keys(orderStates) as OrderState[];

type Step = DeskOrder['can'][number];

/** A refund that waits for an owner. Until it is decided nobody knows what is left, so the order cannot be rejected. */
function isPending({ state }: Refund): boolean {
  return state === 'pending';
}

/** The steps that an order can take, as `orders/order-steps.ts` takes them. */
function nextSteps({ status, is_pickup }: OrderSummaryRow): readonly Step[] {
  switch (stateOf(status)) {
    case 'registered':
      return ['approve', 'reject'];
    case 'approved':
      return [is_pickup ? 'deliver' : 'hand-over', 'reject'];
    case 'handedToCourier':
      return is_pickup ? ['deliver', 'reject'] : ['deliver'];
    case 'rejected':
    case 'delivered':
      return [];
  }
}
