import { sql, type RawBuilder } from 'kysely';

/**
 * The discount of a product `p` (percent) at the beginning of the running transaction: 0 before the discount's beginning, and from
 * its end on. The database's clock decides, which is the same for every process and for all statements of a transaction.
 */
export const presentDiscount = sql<number>`(case
  when p.discount_from > now() or p.discount_until <= now() then 0 else p.discount_percent end)`;

/** A price of a product `p` (toman) after its present discount. */
export function discounted(price: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`${price} * (100 - ${presentDiscount}) / 100`;
}
