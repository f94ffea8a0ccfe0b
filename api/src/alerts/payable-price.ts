import { sql } from 'kysely';
import { discounted } from '../discounts/present-discount.ts';
import { taxRate } from '../settings/tax-rate.ts';

/** A price of 0 stays 0 whatever a variant adds: it means «call for the price». */
const finalPrice = discounted(
  sql`(case when p.price = 0 then 0 else greatest(p.price + v.padding_price, 0) end)`,
);

/**
 * What one piece of a variant `v` of a product `p` costs now, in toman, with discount and tax, as `withTax` counts it for the
 * shopper; 0 is «call for the price».
 */
export const payablePrice = sql<number>`(${finalPrice} + round(${finalPrice} * ${taxRate} / 100.0)::bigint)`;
