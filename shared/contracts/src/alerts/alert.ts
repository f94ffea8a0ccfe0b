import * as z from 'zod/mini';
import { alertMessages } from './alert-messages.ts';
import { call } from '../call/call.ts';
import { amount, id, toman } from '../call/fields.ts';

/** What a customer waits for: that a variant is in stock again, or that it costs no more than they want to pay. */
export const alertKinds = ['stock', 'price'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** An alert that waits (R42), with the product as it is today. */
const alertSchema = z.object({
  Id: z.int(),
  Kind: z.enum(alertKinds),
  ProductId: z.int(),
  ProductName: z.string(),
  ProductPicPath: z.string(),
  ProductSaleParamId: z.int(),
  /** The variant's name; '' where it has none. */
  SaleParamName: z.string(),
  /** The most that the customer wants to pay for one piece, with discount and tax, in toman; of a price alert alone. */
  WantedPrice: z.optional(toman),
  /** What one piece costs today, with discount and tax, in toman; 0 is «call for the price». */
  PayablePrice: toman,
  IsAvailable: z.boolean(),
  RegDateTime: z.iso.datetime(),
});
export type Alert = z.output<typeof alertSchema>;

/** The form of a price alert. */
export const priceAlertSchema = z.object({
  ProductSaleParamId: id,
  WantedPrice: amount(alertMessages.wantedPrice),
});

/** Names an alert that its customer cancels. */
export const cancelledAlertSchema = z.object({ AlertId: id });

export const alertCalls = {
  'GET /v1/ProductManagement/customerAlerts/Read': call({
    summary:
      "Extension: the customer's alerts that wait, newest first; with a product only those of its variants.",
    source: 'R42',
    caller: 'customer',
    input: z.object({ ProductId: z.optional(id) }),
    value: z.array(alertSchema),
  }),
  'PUT /v1/ProductManagement/customerAlerts/SetStock': call({
    summary: 'Extension: asks to be told by SMS once a variant is in stock again.',
    source: 'R42',
    caller: 'customer',
    input: z.object({ ProductSaleParamId: id }),
    value: alertSchema,
  }),
  'PUT /v1/ProductManagement/customerAlerts/SetPrice': call({
    summary:
      'Extension: asks to be told by SMS once a variant costs no more than a price below that of today, or changes that price.',
    source: 'R42',
    caller: 'customer',
    input: priceAlertSchema,
    value: alertSchema,
  }),
  'DELETE /v1/ProductManagement/customerAlerts/Delete': call({
    summary: 'Extension: cancels an alert that waits.',
    source: 'R42',
    caller: 'customer',
    input: cancelledAlertSchema,
    value: z.null(),
  }),
};
