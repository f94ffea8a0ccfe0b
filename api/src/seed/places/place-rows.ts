import { createRequire } from 'node:module';
import { rowsOf, type RowsOfTable } from '../rows/rows-of-table.ts';
import { deliveryAreas } from './delivery-areas.ts';
import known from './city-points.json' with { type: 'json' };

interface Ostan {
  id: number;
  name: string;
}

interface Shahr extends Ostan {
  ostan: number;
}

type Point = readonly [lat: number, lng: number];

const read = createRequire(import.meta.url);
const provinces = read('iran-cities-json/ostan.json') as Ostan[];
const cities = read('iran-cities-json/shahr.json') as Shahr[];

/** The country's places, and the delivery areas of the demo shop's city. */
export function placeRows(): RowsOfTable[] {
  return [...countryRows(), rowsOf('areas', deliveryAreas)];
}

/** Provinces and cities, with the ids of the package that the names come from. */
export function countryRows(): RowsOfTable[] {
  return [
    rowsOf(
      'provinces',
      provinces.map(({ id, name }) => ({ id, title: title(name) })),
    ),
    rowsOf(
      'cities',
      cities.map(({ id, name, ostan }) => {
        const [lat, lng] = pointOf(id, ostan);
        return { id, province_id: ostan, title: title(name), lat, lng };
      }),
    ),
  ];
}

/** A city without a point of its own gets the point of its province's capital. */
function pointOf(cityId: number, provinceId: number): Point {
  const points = known.points as unknown as Record<string, Point>;
  const capital = (known.capitals as Record<string, number>)[provinceId];
  const point = points[cityId] ?? points[capital ?? ''];
  if (!point) throw new Error(`City ${cityId} and its province's capital have no point.`);
  return point;
}

/** In some names the package joins «و» to the next word; the districts of a city have a Latin number and a dash. */
function title(name: string): string {
  return name
    .replace(/(?<= و)(?=بختیاری|بلوچستان|بویراحمد|بیدگل|میاندشت|سادات)/, ' ')
    .replace(/(\d)-$/, (_, number: string) => ` ${Number(number).toLocaleString('fa-IR')}`);
}
