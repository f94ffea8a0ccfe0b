import type { Order } from '@kashi/contracts/order';
import { orderStatus } from '@kashi/contracts/order-status';
import type { Kysely } from 'kysely';
import { withoutMiniature } from '../http/media/picture-paths.ts';
import { messages } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { readOrderRefunds } from './order-refunds.ts';
import { isReadyForPickup, type OrderStand } from './ready-for-pickup.ts';
import { readOrderReturns } from './returns/read-returns.ts';
import { deliveryOf, returnableUntil } from './returns/return-period.ts';
import { returnablePieces } from './returns/returnable-pieces.ts';

/** An order of the customer's own; a 404 for another customer's (R1). */
export async function readOrder(
  db: Kysely<Tables>,
  customerId: number,
  hash: string,
  now: Date,
): Promise<Order> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('hash', '=', hash)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!order) throw new Refusal(404, messages.notFound);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const statuses = await db
    .selectFrom('order_statuses')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('reached_at')
    .execute();

  const rest = await returnablePieces(db, order.id);

  return {
    InvoiceNo: order.id,
    OrderRegDateTime: order.registered_at.toISOString(),
    LastOrderStatusTypeId: order.status,
    PrepareDuration: isUnderWay(order) ? order.prepare_duration : null,
    OrderDetails: lines.map((line) => ({
      ProductName: line.product_name,
      ProductUnit: line.unit,
      Quantity: line.quantity,
      Price: line.price,
      FinalPriceSum: line.final_price * line.quantity,
      ProductId: line.product_id,
      ProductSaleParamName: line.sale_param_name,
      Picture: line.picture && withoutMiniature(line.picture),
      ProductSaleParamId: line.sale_param_id,
      ReturnablePieces: rest.get(line.position) ?? 0,
    })),
    CountOfProducts: order.count_of_products,
    SubTotal: order.sub_total,
    Discount: order.discount,
    CouponDiscount: order.coupon_discount,
    Tax: order.tax,
    TaxRate: order.tax_rate,
    DeliveryFee: order.delivery_fee,
    ...(order.is_freight_collect && { IsFreightCollect: true }),
    InvoiceDue: order.invoice_due,
    CarrierName: order.carrier_name,
    DeliveryAddress: order.delivery_address,
    TransfereeMobNo: order.transferee_mobile,
    StatusDates: statuses.map(({ status, reached_at }) => ({
      OrderStatusTypeId: status,
      DateTime: reached_at.toISOString(),
    })),
    IsPickup: order.is_pickup,
    PaidFromWallet: order.paid_from_wallet,
    PaymentReference: order.bank_reference,
    BankReceipt: await readBankReceipt(db, order),
    RejectionReason: order.rejection_reason,
    IsCancelled: order.cancelled_at !== null,
    CanCancel: canCancel(order),
    GiftNote: order.gift_note,
    TrackingCode: order.tracking_code,
    TrackingUrl: order.tracking_code && (await trackingUrlOf(db, order.carrier_name)),
    Refunds: await readOrderRefunds(db, order.id),
    ReturnableUntil: await readReturnPeriod(db, order, now),
    Returns: await readOrderReturns(db, order.id),
  };
}

/** Until when a return may be asked for; null where it may not be any more, or not yet. */
async function readReturnPeriod(
  db: Kysely<Tables>,
  order: { id: number; status: number },
  now: Date,
): Promise<string | null> {
  const deliveredAt = await deliveryOf(db, order);
  const until = deliveredAt && returnableUntil(deliveredAt);
  return until && now <= until ? until.toISOString() : null;
}

/** The page of the carrier as it is called today; null where it has none, or is gone. */
async function trackingUrlOf(db: Kysely<Tables>, name: string): Promise<string | null> {
  const carrier = await db
    .selectFrom('carriers')
    .select('tracking_url')
    .where('name', '=', name)
    .executeTakeFirst();
  return carrier?.tracking_url || null;
}

/** Whether a time is still expected: the storefront shows it at every status but 1 and 5 (§4). A ready order waits for its customer (R53). */
function isUnderWay(order: OrderStand): boolean {
  return order.status !== orderStatus.rejected && !isReadyForPickup(order);
}

/** Whether its customer may still cancel: registered, approved, or ready for pickup (R53); not on its way, delivered or rejected. */
export function canCancel(order: OrderStand): boolean {
  const { status } = order;
  const isBeforeHandover = status === orderStatus.registered || status === orderStatus.approved;
  return isBeforeHandover || isReadyForPickup(order);
}

/** The numbers of the payment that bought the order; null for an order that the wallet has paid. */
async function readBankReceipt(
  db: Kysely<Tables>,
  order: { attempt_id: number | null; bank_reference: string | null },
): Promise<Order['BankReceipt']> {
  if (order.attempt_id === null || order.bank_reference === null) return null;
  const payment = await db
    .selectFrom('payment_attempts')
    .select(['gateway', 'trace_no', 'retrieval_no', 'masked_pan'])
    .where('id', '=', order.attempt_id)
    .executeTakeFirstOrThrow();
  return {
    GatewayCode: payment.gateway,
    TraceNo: payment.trace_no,
    RetrievalReferenceNo: payment.retrieval_no,
    MaskedPan: payment.masked_pan,
  };
}
