import type { Generated } from 'kysely';

/** The places of `migrations/001-catalogue.sql`. */
export interface PlaceTables {
  provinces: { id: Generated<number>; title: string };
  cities: CitiesTable;
  areas: AreasTable;
}

interface CitiesTable {
  id: Generated<number>;
  province_id: number;
  title: string;
  lat: number | null;
  lng: number | null;
}

interface AreasTable {
  id: Generated<number>;
  city_id: number;
  title: string;
  lat: number;
  lng: number;
  radius_metres: number;
}
