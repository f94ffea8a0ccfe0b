import type { OfferChange } from '@kashi/shared/contracts/desk/goods/goods';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** The place of a change in the history: the log's entry, and the change's number within it. */
export type HistoryPlace = [entry: number, within: number];

interface PlacedChange extends OfferChange {
  place: HistoryPlace;
}

/**
 * The prices (toman) and stocks of a product as the desk has changed them, newest first: what the log of changes says of its
 * variants, one row for each price and each stock that became another.
 */
export async function readOfferHistory(
  db: Kysely<Tables>,
  productId: number,
  { after, most }: { after: HistoryPlace | null; most: number },
): Promise<PlacedChange[]> {
  const [entry, within] = after ?? [Number.MAX_SAFE_INTEGER, 0];
  const { rows } = await sql<Row>`
    with logged as (
      select id, at, staff_name,
        coalesce(before->'offers', before->'variants', '[]') as before,
        coalesce(after->'offers', after->'variants', '[]') as after
      from desk_changes
      where subject = 'goods' and subject_id = ${String(productId)} and id <= ${entry}
    ), variants as (
      select l.id, l.at, l.staff_name,
        coalesce(b.offer->>'saleParamId', b.offer->>'id', a.offer->>'saleParamId', a.offer->>'id')::int as variant,
        b.offer as before, a.offer as after
      from logged l
      cross join lateral (
        select b.offer, a.offer as other
        from jsonb_array_elements(l.before) as b(offer)
        full join jsonb_array_elements(l.after) as a(offer)
          on coalesce(a.offer->>'saleParamId', a.offer->>'id') = coalesce(b.offer->>'saleParamId', b.offer->>'id')
      ) as both_sides(before, after)
      cross join lateral (select both_sides.before as offer) b
      cross join lateral (select both_sides.after as offer) a
    ), changes as (
      select id, at, staff_name, variant, what, (before->>key)::bigint as before, (after->>key)::bigint as after,
        row_number() over (partition by id order by variant, what)::int as within
      from variants
      cross join (values ('price', 'priceToman'), ('stock', 'stock')) as kinds(what, key)
      where before->>key is distinct from after->>key
    )
    select c.*, coalesce(v.name, '') as "variantName"
    from changes c left join sale_params v on v.id = c.variant
    where c.id < ${entry} or c.within > ${within}
    order by c.id desc, c.within limit ${most}`.execute(db);
  return rows.map((row) => ({
    at: row.at.toISOString(),
    staffName: row.staff_name,
    saleParamId: row.variant,
    variantName: row.variantName,
    what: row.what,
    before: row.before,
    after: row.after,
    place: [row.id, row.within],
  }));
}

interface Row {
  id: number;
  at: Date;
  staff_name: string;
  variant: number;
  variantName: string;
  what: 'price' | 'stock';
  before: number | null;
  after: number | null;
  within: number;
}
