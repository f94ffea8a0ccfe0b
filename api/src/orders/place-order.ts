import { randomBytes } from 'node:crypto';
import { orderStatus } from '@kashi/contracts/order-status';
import type { Transaction } from 'kysely';
import { expectedTime } from '../carriers/expected-time.ts';
import type { CartSnapshot } from '../schema/cart-snapshot.ts';
import type { Tables } from '../schema/tables.ts';
import { queueOrderText } from '../texts/order-texts.ts';

export interface Purchase {
  attemptId: number;
  customerId: number;
  snapshot: CartSnapshot;
  /** Toman. */
  paidFromWallet: number;
  bankReference: string | null;
  torobClick: string | null;
  at: Date;
}

/** Writes the order that a payment bought, at the prices from the start of the payment. Returns the order's id and hash. */
export async function placeOrder(
  tx: Transaction<Tables>,
  { attemptId, customerId, snapshot, paidFromWallet, bankReference, torobClick, at }: Purchase,
): Promise<{ id: number; hash: string }> {
  const { totals, delivery, lines } = snapshot;
  const order = await tx
    .insertInto('orders')
    .values({
      hash: randomBytes(16).toString('base64url'),
      customer_id: customerId,
      attempt_id: attemptId,
      status: orderStatus.registered,
      registered_at: at,
      count_of_products: totals.CartDetailsCount,
      sub_total: totals.SubTotalAmount,
      discount: totals.Discount,
      coupon_discount: totals.CouponDiscount,
      tax_rate: totals.TaxRate,
      tax: totals.Tax,
      delivery_fee: totals.DeliveryFee,
      is_freight_collect: totals.IsFreightCollect ?? false,
      invoice_due: totals.AmountPayable,
      paid_from_wallet: paidFromWallet,
      bank_reference: bankReference,
      is_pickup: delivery.isPickup,
      carrier_name: delivery.carrierName,
      delivery_address: delivery.address,
      transferee_name: delivery.transfereeName ?? '',
      transferee_mobile: delivery.transfereeMobile,
      // A payment may be found days after it began, and its parcel is packed only from then on.
      prepare_duration: delivery.days ? expectedTime(delivery.days, at) : delivery.prepareDuration,
      torob_clid: torobClick,
      gift_note: snapshot.giftNote ?? '',
    })
    .returning(['id', 'hash'])
    .executeTakeFirstOrThrow();

  await tx
    .insertInto('order_lines')
    .values(
      lines.map((line, position) => ({
        order_id: order.id,
        position,
        sale_param_id: line.saleParamId,
        product_id: line.productId,
        product_name: line.productName,
        sale_param_name: line.saleParamName,
        unit: line.unit,
        quantity: line.quantity,
        price: line.price,
        final_price: line.finalPrice,
        picture: line.picture && JSON.stringify(line.picture),
      })),
    )
    .execute();
  await tx
    .insertInto('order_statuses')
    .values({ order_id: order.id, status: orderStatus.registered, reached_at: at })
    .execute();
  await queueOrderText(tx, { orderId: order.id, state: 'registered', at });
  return order;
}
