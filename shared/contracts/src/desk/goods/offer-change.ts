import * as z from 'zod/mini';
import { moment } from '../keyset.ts';

/** A price (toman), a stock or a discount (percent), or the moment of a discount. */
const historyValue = z.nullable(z.union([z.int(), moment]));

/** One change of a price, a stock or a discount that was made at the desk; a sale is none. */
export const offerChangeSchema = z.object({
  at: moment,
  staffName: z.string(),
  /** Null for a discount, which all variants of a product have. */
  saleParamId: z.nullable(z.int()),
  variantName: z.string(),
  what: z.enum(['price', 'stock', 'discount', 'discount-from', 'discount-until']),
  before: historyValue,
  after: historyValue,
});
export type OfferChange = z.output<typeof offerChangeSchema>;
