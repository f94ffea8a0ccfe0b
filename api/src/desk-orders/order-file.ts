import { orderStatus } from '@kashi/contracts/order-status';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { csvHead, csvLine } from '@kashi/contracts/text/csv-line';
import { isReadyForPickup } from '../orders/ready-for-pickup.ts';
import { rejectionReasonOf, summaryFrom } from './desk-orders.ts';
import { messages } from './messages.ts';
import {
  findOrders,
  type OrderPlace,
  type OrderSearch,
  type OrderSummaryRow,
} from './order-search.ts';
import { tehranJalali } from './tehran-jalali.ts';

/** Orders per query: the file is streamed, so memory stays small. */
const ordersOfBatch = 500;

/** The orders that a search finds, as a CSV file for spreadsheets: days are Jalali, digits Latin, money is in toman. */
export async function* orderFile(db: Kysely<Tables>, search: OrderSearch): AsyncGenerator<string> {
  let after: OrderPlace | null = null;
  for (;;) {
    const orders: Awaited<ReturnType<typeof findOrders>> = await findOrders(db, search, {
      after,
      most: ordersOfBatch,
    });
    const goods = await goodsOf(
      db,
      orders.map(({ id }) => id),
    );
    const refunds = await refundsOf(
      db,
      orders.map(({ id }) => id),
    );
    // What fails until here has an answer of its own: the file has not begun.
    if (!after) yield csvHead(Object.values(messages.columns));
    for (const order of orders) {
      const { state, customerName } = summaryFrom(order);
      const { date, time } = tehranJalali(order.registered_at);
      const row: Record<keyof typeof messages.columns, string | number | null> = {
        id: order.id,
        date,
        time,
        state: isReadyForPickup(order) ? messages.states.readyForPickup : messages.states[state],
        customer: customerName,
        mobile: order.mobile,
        goods: goods.get(order.id)?.join(messages.between) ?? '',
        pieces: order.count_of_products,
        subTotal: order.sub_total,
        discount: order.discount + order.coupon_discount,
        tax: order.tax,
        deliveryFee: order.delivery_fee,
        total: order.invoice_due,
        fromWallet: order.paid_from_wallet,
        bankReference: order.bank_reference,
        carrier: order.carrier_name,
        trackingCode: order.tracking_code,
        address: order.delivery_address,
        rejectionReason: rejectionReasonOf(order),
        recipient: order.transferee_name,
        recipientMobile: order.transferee_mobile,
        refunded: refundedOf(order, refunds.get(order.id) ?? 0),
        // A column of its own: the fee is 0 then, and a word among the sums would break programs that read them.
        freightCollect: order.is_freight_collect ? messages.yes : null,
      };
      yield csvLine(Object.values(row));
    }
    const last = orders.at(-1);
    if (!last || orders.length < ordersOfBatch) return;
    after = [last.registered_at.toISOString(), last.id];
  }
}

/** What was given back of an order, in toman: all of a rejected one, and of any other its refunds and what the bank has given back. */
function refundedOf(order: OrderSummaryRow, refundsToman: number): number {
  const { status, invoice_due, paid_from_wallet, is_payment_lost } = order;
  if (status === orderStatus.rejected) return invoice_due;
  const byBank = is_payment_lost ? invoice_due - paid_from_wallet : 0;
  return Math.min(invoice_due, refundsToman + byBank);
}

/** The sum of the refunds of each order that was refunded in part, in toman. */
async function refundsOf(
  db: Kysely<Tables>,
  orderIds: readonly number[],
): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_refunds')
    .select('order_id')
    .select(sql<number>`sum(amount)::bigint`.as('total'))
    .where('order_id', 'in', orderIds)
    .where('state', 'in', ['owed', 'done'])
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, total }) => [order_id, total]));
}

/** What each order has, in words. */
async function goodsOf(
  db: Kysely<Tables>,
  orderIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (orderIds.length === 0) return new Map();
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'product_name', 'sale_param_name', 'quantity'])
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  const goods = new Map<number, string[]>();
  for (const line of lines) {
    const name = [line.product_name, line.sale_param_name].filter(Boolean).join(' - ');
    const words = goods.get(line.order_id) ?? [];
    words.push(`${line.quantity} × ${name}`);
    goods.set(line.order_id, words);
  }
  return goods;
}
