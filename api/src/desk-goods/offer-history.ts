import type { OfferChange } from '@kashi/contracts/desk/goods/offer-change';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** The place of a change in the history: the log's entry, and the change's number within it. */
export type HistoryPlace = [entry: number, within: number];

interface PlacedChange extends OfferChange {
  place: HistoryPlace;
}

/**
 * The prices (toman), stocks and discounts (percent) of a product as the desk has changed them, newest first: what the log of
 * changes says of it, one row for each price, each stock, each discount and each moment of a discount that became another.
 */
export async function readOfferHistory(
  db: Kysely<Tables>,
  productId: number,
  { after, most }: { after: HistoryPlace | null; most: number },
): Promise<PlacedChange[]> {
  const [entry, within] = after ?? [Number.MAX_SAFE_INTEGER, 0];
  const { rows } = await sql<Row>`
    with logged as (
      select id, at, staff_name, before as whole_before, after as whole_after,
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
    ), kept as (
      select id, at, staff_name, variant, what, before->>key as before, after->>key as after
      from variants
      cross join (values ('price', 'priceToman'), ('stock', 'stock')) as kinds(what, key)
      where before->>key is distinct from after->>key
      union all
      select id, at, staff_name, null, what, whole_before->>key, whole_after->>key
      from logged
      cross join (values ('discount', 'discountPercent', '0'), ('discount-from', 'discountFrom', ''),
        ('discount-until', 'discountUntil', '')) as kinds(what, key, nothing)
      -- A product that was made without a discount has changed nothing.
      where coalesce(whole_before->>key, nothing) <> coalesce(whole_after->>key, nothing)
    ), changes as (
      select *, row_number() over (partition by id order by variant, what)::int as within from kept
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
    before: valueOf(row.what, row.before),
    after: valueOf(row.what, row.after),
    place: [row.id, row.within],
  }));
}

/** A moment stays text; whatever else changes is a number. */
function valueOf(what: OfferChange['what'], logged: string | null): number | string | null {
  const isMoment = what === 'discount-from' || what === 'discount-until';
  return logged === null || isMoment ? logged : Number(logged);
}

interface Row {
  id: number;
  at: Date;
  staff_name: string;
  variant: number | null;
  variantName: string;
  what: OfferChange['what'];
  before: string | null;
  after: string | null;
  within: number;
}
