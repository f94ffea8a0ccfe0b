import { sql, type Kysely } from 'kysely';
import type { DeliveryDays } from './expected-time.ts';
import type { Tables } from '../schema/tables.ts';

/** A parcel, as carriers see it. */
export interface Parcel {
  weightGrams: number;
  /** The price of the goods after their discounts, in toman; some carriers are free from a certain sum on. */
  goodsToman: number;
}

/** A carrier's offer for one parcel to one city. */
export interface CarrierQuote {
  id: number;
  name: string;
  iconPath: string;
  isAvailable: boolean;
  /** The fee in toman; 0 where the recipient pays the carrier. */
  fee: number;
  /** Whether the recipient pays the carrier when the parcel comes. */
  isFreightCollect: boolean;
  duration: string;
  prepareDuration: string | null;
  /** null where the carrier tells its time in words alone. */
  days: DeliveryDays | null;
}

/** The offers of all carriers, in the shop's order. A carrier that does not serve the city or the weight says so in its offer. */
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
    select r.id, r.name, r.icon_path, r.most_weight_grams, r.is_freight_collect, z.fee, z.free_from, z.duration, z.prepare_duration,
      z.least_days, z.most_days
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
  is_freight_collect: boolean;
  fee: number | null;
  free_from: number | null;
  duration: string | null;
  prepare_duration: string | null;
  least_days: number | null;
  most_days: number | null;
}

function quoteFrom(row: QuoteRow, { weightGrams, goodsToman }: Parcel): CarrierQuote {
  const isFree = row.free_from !== null && goodsToman >= row.free_from;
  return {
    id: row.id,
    name: row.name,
    iconPath: row.icon_path,
    isAvailable: row.fee !== null && weightGrams <= (row.most_weight_grams ?? Infinity),
    fee: isFree || row.is_freight_collect ? 0 : (row.fee ?? 0),
    isFreightCollect: row.is_freight_collect,
    duration: row.duration ?? '',
    prepareDuration: row.prepare_duration,
    days:
      row.least_days === null || row.most_days === null
        ? null
        : { least: row.least_days, most: row.most_days },
  };
}
