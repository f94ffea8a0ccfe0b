import * as z from 'zod/mini';
import { call } from './call/call.ts';
import { id } from './call/fields.ts';
import { fieldMessages } from './call/field-messages.ts';
import { toLatinDigits } from './text/latin-digits.ts';

/** A choice of a list of places. */
export const placeOptionSchema = z.object({ Value: z.int(), Text: z.string() });

export const cityOptionSchema = z.extend(placeOptionSchema, {
  /** Extensions: where a map of the city starts. */
  Lat: z.optional(z.number()),
  Lng: z.optional(z.number()),
});

function degrees(most: number) {
  return z.pipe(
    z.union(
      [z.number(), z.pipe(z.string().check(z.trim(), z.minLength(1)), z.transform(degreesIn))],
      {
        error: fieldMessages.place,
      },
    ),
    z
      .number(fieldMessages.place)
      .check(z.minimum(-most, fieldMessages.place), z.maximum(most, fieldMessages.place)),
  );
}

function degreesIn(text: string): number {
  return Number(toLatinDigits(text));
}

export const placeCalls = {
  'GET /v1/BasicDefinitions/Provinces/Read': call({
    summary: 'The provinces, in the order of the Persian alphabet.',
    source: '§7',
    caller: 'anyone',
    input: z.object({}),
    value: z.array(placeOptionSchema),
  }),
  'GET /v1/BasicDefinitions/Cities/ReadByProvince': call({
    summary: 'The cities of a province, in the order of the Persian alphabet.',
    source: '§7',
    caller: 'anyone',
    input: z.object({ ProvinceId: id }),
    value: z.array(cityOptionSchema),
  }),
  'GET /v1/BasicDefinitions/Areas/ReadByPoint': call({
    summary: "The part of the shop's city that a point lies in; null and '' where it lies in none.",
    source: '§7',
    caller: 'anyone',
    input: z.object({ Lat: degrees(90), Lng: degrees(180) }),
    value: z.object({ AreaId: z.nullable(z.int()), AreaName: z.string() }),
  }),
};

/** A place on earth, in degrees. */
export interface MapPoint {
  lat: number;
  lng: number;
}

export type PlaceOption = z.infer<typeof placeOptionSchema>;
export type CityOption = z.infer<typeof cityOptionSchema>;
