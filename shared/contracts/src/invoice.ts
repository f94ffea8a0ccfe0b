import * as z from 'zod/mini';
import { call } from './call/call.ts';
import { cartTotalsSchema } from './cart.ts';
import { hash, toman } from './call/fields.ts';

/** What is to be paid, and how it is sent. Money in toman. */
export const invoiceSchema = z.object({
  /** The delivery address in one line, or the shop's own for pickup. */
  SendOrderAddress: z.string(),
  /** The delivery method in words. */
  SendOrderMethod: z.string(),
  Carrier: z.nullable(z.object({ Name: z.string(), IconPath: z.string() })),
  AmountPayable: toman,
  /** The customer's wallet. */
  Balance: toman,
  /** Extension. */
  IsPickup: z.optional(z.boolean()),
  /** Extension: when it arrives, in words; null where the carrier does not say. */
  DeliveryTime: z.optional(z.nullable(z.string())),
  /** Extension: the note that goes with the parcel as a gift; '' for none. */
  GiftNote: z.optional(z.string()),
  /** Extension: what the amount is made up of. */
  Totals: z.optional(cartTotalsSchema),
});

export type Invoice = z.output<typeof invoiceSchema>;

export const invoiceCalls = {
  'GET /v1/Orders/CartInvoice/Read': call({
    summary: 'The invoice of a cart whose delivery is chosen.',
    source: '§7',
    caller: 'customer',
    input: z.object({ HashCartId: hash }),
    value: invoiceSchema,
  }),
};
