import type { CityOption, PlaceOption } from '@kashi/contracts/place';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

export async function readProvinces({ db }: Store): Promise<PlaceOption[]> {
  const rows = await db.selectFrom('provinces').select(['id', 'title']).execute();
  return rows.map(({ id, title }) => ({ Value: id, Text: title })).sort(byText);
}

/** The province's cities; empty for an unknown province. */
export async function readCities({ db }: Store, provinceId: number): Promise<CityOption[]> {
  const rows = await db
    .selectFrom('cities')
    .select(['id', 'title', 'lat', 'lng'])
    .where('province_id', '=', provinceId)
    .execute();
  return rows
    .map(({ id, title, lat, lng }) => ({
      Value: id,
      Text: title,
      ...(lat !== null && { Lat: lat }),
      ...(lng !== null && { Lng: lng }),
    }))
    .sort(byText);
}

/** The area of the shop's own city whose centre is nearest, among those that reach the point. */
export async function findArea(
  { db }: Store,
  lat: number,
  lng: number,
): Promise<{ id: number; title: string } | undefined> {
  const metres = sql<number>`2 * ${earthRadiusMetres} * asin(sqrt(
    power(sin(radians(areas.lat - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(areas.lat)) * power(sin(radians(areas.lng - ${lng}::float8) / 2), 2)))`;
  return db
    .selectFrom('areas')
    .innerJoin('shop_settings', 'shop_settings.city_id', 'areas.city_id')
    .select(['areas.id', 'areas.title'])
    .where(sql<boolean>`${metres} <= areas.radius_metres`)
    .orderBy(metres)
    .limit(1)
    .executeTakeFirst();
}

const earthRadiusMetres = sql.lit(6_371_000);

/** Sorts in JavaScript, since the shop's database may not know the order of the Persian alphabet. */
const persian = new Intl.Collator('fa');

function byText(one: PlaceOption, other: PlaceOption): number {
  return persian.compare(one.Text, other.Text);
}
