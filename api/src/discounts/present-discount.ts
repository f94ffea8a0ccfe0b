import { sql, type RawBuilder } from 'kysely';

/**
 * The discount of a product `p` (percent) at the beginning of the running transaction: 0 before the discount's beginning, and from
 * its end on. The database's clock decides, which is the same for every process and for all statements of a transaction.
 */
export const presentDiscount = sql<number>`(case
  when p.discount_from > now() or p.discount_until <= now() then 0 else p.discount_percent end)`;

/** A price of a product `p` (toman) after its present discount. Its fraction is dropped, but what has a price is never free. */
export function discounted(price: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`greatest(${price} * (100 - ${presentDiscount}) / 100, (${price} > 0)::int)`;
}
