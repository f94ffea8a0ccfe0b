import type { PriceChange } from '@kashi/contracts/product/product';
import { sql } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import type { Shop } from '../../shop.ts';
import type { Store } from '../../store/store.ts';
import { messages } from '../messages.ts';

/**
 * The prices of a variant in the last two years, oldest first, beginning with the one that held at their beginning. A price that is set
 * anew every hour would make an answer without end, so of what is older than the last hundred changes each day in Tehran has its last.
 * Throws 404 for an unknown variant, and for one of a hidden product.
 */
export async function readPriceChanges(
  { store: { db }, clock }: Pick<Shop, 'store' | 'clock'>,
  saleParamId: number,
): Promise<PriceChange[]> {
  await requireSaleParam(db, saleParamId);
  const { rows } = await sql<{ changed_at: Date; price: number }>`
    with known as (
      select id, changed_at, price,
        row_number() over (order by changed_at desc, id desc) as age,
        row_number() over (partition by (changed_at at time zone 'Asia/Tehran')::date order by changed_at desc, id desc) as age_in_day
      from price_changes
      where sale_param_id = ${saleParamId} and changed_at >= coalesce(
        (select max(changed_at) from price_changes
          where sale_param_id = ${saleParamId} and changed_at <= ${clock()}::timestamptz - interval '2 years'),
        '-infinity'))
    select changed_at, price from known where age <= ${newestWhole} or age_in_day = 1
    order by changed_at, id`.execute(db);
  return rows.map(({ changed_at, price }) => ({
    PriceChangeDate: changed_at.toISOString(),
    Price: price,
  }));
}

/** So many of the newest changes are said one by one. */
const newestWhole = 100;

async function requireSaleParam(db: Store['db'], saleParamId: number): Promise<void> {
  const known = await db
    .selectFrom('sale_params as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select('v.id')
    .where('v.id', '=', saleParamId)
    .where('p.hidden_at', 'is', null)
    .executeTakeFirst();
  if (!known) throw new Refusal(404, messages.noSaleParam);
}
