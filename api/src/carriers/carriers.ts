import { sql, type Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** What is sent, as carriers see it. */
export interface Parcel {
  weightGrams: number;
  /** Price of the goods after their discounts, in toman: from some sum on, some carriers are free. */
  goodsToman: number;
}

/** A carrier's word for one parcel to one city. */
export interface CarrierQuote {
  id: number;
  name: string;
  iconPath: string;
  isAvailable: boolean;
  /** Toman. */
  fee: number;
  duration: string;
  prepareDuration: string | null;
}

/** Every carrier's word, in the shop's order. One that does not go there, or not with this weight, says so. */
export async function quoteCarriers(
  db: Kysely<Tables>,
  cityId: number,
  parcel: Parcel,
): Promise<CarrierQuote[]> {
  const { rows } = await sql<QuoteRow>`
    with shop as (
      select s.city_id, c.province_id from shop_settings s left join cities c on c.id = s.city_id),
    destination as (
      select case
        when c.id = (select city_id from shop) then 1
        when c.province_id = (select province_id from shop) then 2
        else 3 end as zone
      from cities c where c.id = ${cityId})
    select r.id, r.name, r.icon_path, r.most_weight_grams, z.fee, z.free_from, z.duration, z.prepare_duration
    from carriers r
    left join carrier_zones z on z.carrier_id = r.id and z.zone = (select zone from destination)
    order by r.position, r.id`.execute(db);
  return rows.map((row) => quoteFrom(row, parcel));
}

interface QuoteRow {
  id: number;
  name: string;
  icon_path: string;
  most_weight_grams: number | null;
  fee: number | null;
  free_from: number | null;
  duration: string | null;
  prepare_duration: string | null;
}

function quoteFrom(row: QuoteRow, { weightGrams, goodsToman }: Parcel): CarrierQuote {
  const isFree = row.free_from !== null && goodsToman >= row.free_from;
  return {
    id: row.id,
    name: row.name,
    iconPath: row.icon_path,
    isAvailable: row.fee !== null && weightGrams <= (row.most_weight_grams ?? Infinity),
    fee: isFree ? 0 : (row.fee ?? 0),
    duration: row.duration ?? '',
    prepareDuration: row.prepare_duration,
  };
}
