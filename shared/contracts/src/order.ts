import * as z from 'zod/mini';
import { call } from './call/call.ts';
import { fieldMessages } from './call/field-messages.ts';
import { hash, id, toman, wholeNumber } from './call/fields.ts';
import { optionalPage } from './call/paging.ts';
import { orderReturnSchema, returnAskSchema, returnPictureCalls } from './returns/order-return.ts';
import { pictureSchema } from './picture.ts';

/** One row of an order, with the prices it was bought at; money in toman. */
export const orderDetailSchema = z.object({
  ProductName: z.string(),
  ProductUnit: z.string(),
  Quantity: z.int(),
  /** Of one piece, before the discount. */
  Price: toman,
  /** Of all pieces, after the discount. */
  FinalPriceSum: toman,
  /** Extension. */
  ProductId: z.optional(z.int()),
  /** Extension: '' where the variant has no name. */
  ProductSaleParamName: z.optional(z.string()),
  /** Extension. */
  Picture: z.optional(z.nullable(pictureSchema)),
  /** Extension: names the line in a request to return its goods. */
  ProductSaleParamId: z.optional(z.int()),
  /** Extension: the pieces that were neither refunded nor asked to be returned. */
  ReturnablePieces: z.optional(z.int()),
});

/** Money that the shop, or the bank on its own, has given back of an order, in toman. */
export const orderRefundSchema = z.object({
  Amount: toman,
  /** In the words of the shop's staff; '' for what the bank gave back. */
  Reason: z.string(),
  /** Into the wallet at once, or by a transfer to the customer's bank account. */
  Way: z.enum(['wallet', 'bank']),
  /** Extension: whether the bank has given back on its own what it was paid for the order. */
  IsByBank: z.optional(z.boolean()),
  /** When the shop decided it, or learnt of it. */
  RegDateTime: z.iso.datetime(),
  /** When the money was in the wallet or was transferred; null while the transfer is not made. */
  PaidDateTime: z.nullable(z.iso.datetime()),
  /** The number of the transfer; null without one. */
  TrackingNo: z.nullable(z.string()),
  /** The pieces that it is for; none for a sum alone. */
  Details: z.array(
    z.object({ ProductName: z.string(), ProductSaleParamName: z.string(), Quantity: z.int() }),
  ),
});
export type OrderRefund = z.output<typeof orderRefundSchema>;

/** A paid order; money in toman, `TaxRate` in percent, times in ISO 8601 (R8). */
export const orderSchema = z.object({
  InvoiceNo: z.int(),
  OrderRegDateTime: z.iso.datetime(),
  LastOrderStatusTypeId: z.int(),
  /** How long the shop and the carrier need, in words. */
  PrepareDuration: z.nullable(z.string()),
  OrderDetails: z.array(orderDetailSchema),
  CountOfProducts: z.int(),
  SubTotal: toman,
  Discount: toman,
  CouponDiscount: toman,
  Tax: toman,
  TaxRate: z.int(),
  DeliveryFee: toman,
  /** Extension: freight collect, the recipient pays the carrier when the parcel comes, and the fee is 0; left out elsewhere. */
  IsFreightCollect: z.optional(z.boolean()),
  InvoiceDue: toman,
  CarrierName: z.string(),
  DeliveryAddress: z.string(),
  TransfereeMobNo: z.string(),
  /** Extension: when each status was reached, oldest first. */
  StatusDates: z.optional(
    z.array(z.object({ OrderStatusTypeId: z.int(), DateTime: z.iso.datetime() })),
  ),
  /** Extension. */
  IsPickup: z.optional(z.boolean()),
  /** Extension: the part of `InvoiceDue` that the wallet paid. */
  PaidFromWallet: z.optional(toman),
  /** Extension: the bank's reference, null where no bank was visited. */
  PaymentReference: z.optional(z.nullable(z.string())),
  /**
   * Extension: what the bank shows its own customer of the payment, in Latin digits; null where no bank was visited. A bank that
   * names no trace number shows `PaymentReference`.
   */
  BankReceipt: z.optional(
    z.nullable(
      z.object({
        GatewayCode: z.int(),
        TraceNo: z.nullable(z.string()),
        RetrievalReferenceNo: z.nullable(z.string()),
        MaskedPan: z.nullable(z.string()),
      }),
    ),
  ),
  /** Extension: why the shop has rejected the order, in its staff's words; null where nothing was said. */
  RejectionReason: z.optional(z.nullable(z.string())),
  /** Extension: whether its own customer has cancelled the order, which has the status of a rejected one then. */
  IsCancelled: z.optional(z.boolean()),
  /** Extension: whether the customer may cancel the order, since nobody has handed it over. */
  CanCancel: z.optional(z.boolean()),
  /** Extension: the note that went with the parcel as a gift; '' for none. */
  GiftNote: z.optional(z.string()),
  /** Extension: by which the post or the courier follows the parcel; null without one. */
  TrackingCode: z.optional(z.nullable(z.string())),
  /** Extension: the page of the carrier at which the code is followed; null without a code, or without such a page. */
  TrackingUrl: z.optional(z.nullable(z.string())),
  /** Extension: what the shop, or the bank on its own, has given back of the order, oldest first. */
  Refunds: z.optional(z.array(orderRefundSchema)),
  /** Extension: the last moment at which a return may be asked for; null before the delivery, and afterwards. */
  ReturnableUntil: z.optional(z.nullable(z.iso.datetime())),
  /** Extension: what the customer has asked to return, oldest first. */
  Returns: z.optional(z.array(orderReturnSchema)),
});

export const orderRowSchema = z.object({
  Id: z.int(),
  RegDateTime: z.iso.datetime(),
  Total: toman,
  /** Extension: names the tracking page. */
  HashOrderId: z.optional(z.string()),
  /** Extension. */
  LastOrderStatusTypeId: z.optional(z.int()),
  /** Extension: whether its own customer has cancelled the order. */
  IsCancelled: z.optional(z.boolean()),
  /** Extension: whether the customer comes for it; its status 4 means that it is ready (R53). */
  IsPickup: z.optional(z.boolean()),
  /** Extension: the first goods of the order, by which its customer recognises it. */
  Goods: z.optional(
    z.array(z.object({ ProductName: z.string(), Picture: z.nullable(pictureSchema) })),
  ),
  /** Extension: how many different goods the order has, those that `Goods` leaves out included. */
  GoodsCount: z.optional(z.int()),
});

export type Order = z.output<typeof orderSchema>;
export type OrderRow = z.output<typeof orderRowSchema>;

export const orderCalls = {
  'GET /v1/Orders/Orders/Read': call({
    summary: 'One order of the customer.',
    source: '§7',
    caller: 'customer',
    input: z.object({ HashOrderId: hash }),
    value: orderSchema,
  }),
  'POST /v1/Orders/Orders/Cancel': call({
    summary:
      'Extension: cancels an order that was not handed over: goods, coupon and money go back, the money into the wallet. Answers the order. The second time nothing is given back; 400 where it is too late.',
    source: 'R28',
    caller: 'customer',
    input: z.object({ HashOrderId: hash }),
    value: orderSchema,
  }),
  'POST /v1/Orders/Returns/Ask': call({
    summary:
      'Extension: asks to return pieces of a delivered order. Answers the order. The same `Key` again asks for nothing more; 400 where it is too late, or for more pieces than are left.',
    source: 'R28',
    caller: 'customer',
    input: returnAskSchema,
    value: orderSchema,
  }),
  'POST /v1/Orders/Returns/Withdraw': call({
    summary:
      'Extension: takes back a request to return goods that the shop has not decided about. Answers the order. The second time nothing happens; 400 once the shop has decided.',
    source: 'R28',
    caller: 'customer',
    input: z.object({ HashOrderId: hash, ReturnId: id }),
    value: orderSchema,
  }),
  ...returnPictureCalls,
  'GET /v1/Orders/OrdersList/Read': call({
    summary:
      "The customer's orders, newest first: 1 delivered, 2 in progress, 3 cancelled. With `Page` ten of them and their count, without it a bare list.",
    source: '§7, R9',
    caller: 'customer',
    input: z.object({
      ordersListStateFilter: z.pipe(wholeNumber, z.literal([1, 2, 3], fieldMessages.choice)),
      Page: optionalPage,
    }),
    value: z.union([
      z.array(orderRowSchema),
      z.object({ TotalCount: z.int(), Page: z.int(), Orders: z.array(orderRowSchema) }),
    ]),
  }),
};
