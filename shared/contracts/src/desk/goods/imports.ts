import * as z from 'zod/mini';
import { deskCall } from '../desk-call.ts';
import { pressKey } from '../press-key.ts';

/** The largest file of goods that the desk takes. */
export const mostImportBytes = 10 * 1024 * 1024;

/** The most rows of such a file. */
export const mostImportRows = 5000;

/** The most pictures that one file of goods may name. */
export const mostImportPictures = 1000;

/** The largest zip of pictures beside a file of goods, which is sent in parts. */
export const mostZipBytes = 500 * 1024 * 1024;

/** The largest part of it. */
export const mostZipPartBytes = 8 * 1024 * 1024;

/** The columns of a file of goods; beside them each specification has one of its own, `spec: <group> / <name>`. */
export const importColumns = [
  'id',
  'name',
  'short_name',
  'group',
  'subgroup',
  'category',
  'brand',
  'tags',
  'summary',
  'description',
  'guarantee',
  'unit',
  'weight_grams',
  'discount_percent',
  'discount_from',
  'discount_until',
  'variant',
  'color_hex',
  'price',
  'stock',
  'seen_stock',
  'pictures',
  'picture_texts',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/**
 * How much of a step of an import is done, told while it works: a line of JSON each, before the last line, which is the answer.
 * `rows` counts products, and what is done is done for good only after the last one.
 */
export const importProgressSchema = z.object({
  phase: z.enum(['pictures', 'rows']),
  done: z.int(),
  of: z.int(),
});
export type ImportProgress = z.output<typeof importProgressSchema>;

/** What an import has done, or would do; the file is a list of rows as `npm run shop -- catalogue import` takes it. */
export const importReportSchema = z.object({
  /** Whether the shop has changed: never after a check, and never with a problem. */
  isImported: z.boolean(),
  rows: z.int(),
  /** Products. */
  added: z.int(),
  /** Products of the shop that the import has changed; of a check, those that the file names. */
  changed: z.int(),
  /** Pictures, each counted once. */
  pictures: z.int(),
  /** Rows whose description has pictures of other hosts, which no page of the shop shows; absent where there are none. */
  foreignPictures: z.optional(z.int()),
  /**
   * Of a check: when this very file was imported last, as an ISO time. Null for one that was not, and for one that counts no difference
   * of a stock, which may be imported as often as it likes.
   */
  importedBefore: z.nullable(z.string()),
  /** The set of pictures that the check has made ready; null where the file names none. */
  pictureSet: z.nullable(z.string()),
  /** The groups, brands and the like that the file names and the shop had not. */
  made: z.array(
    z.object({
      kind: z.enum([
        'groups',
        'subgroups',
        'categories',
        'brands',
        'tags',
        'property_groups',
        'properties',
      ]),
      title: z.string(),
    }),
  ),
  /** Every bad row, in the order of the file. Pictures are fetched and read only once nothing else is wrong. */
  problems: z.array(
    z.object({
      /** The line of a CSV file, or the number of the object in a JSON file; null for the file as a whole. */
      place: z.nullable(z.int()),
      /** In Persian. */
      sentence: z.string(),
    }),
  ),
});
export type ImportReport = z.output<typeof importReportSchema>;

const keepers = ['owner', 'catalogue'] as const;

/** A set of pictures that was sent or made ready before; the shop keeps it for some hours. */
const pictureSet = z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const goodsImportCalls = {
  'POST /v1/desk/goods/import/pictures': deskCall({
    summary:
      'Takes a part of the zip of pictures that belongs to a file of goods. The first part has no `set`, and makes one; `at` says how many bytes are there before this part, so that a part may be sent again.',
    access: keepers,
    takes: 'application/octet-stream',
    input: z.object({
      set: z.optional(pictureSet),
      at: z._default(
        z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(mostZipBytes)),
        0,
      ),
    }),
    value: z.object({ set: z.string(), bytes: z.int() }),
  }),
  'POST /v1/desk/goods/import/check': deskCall({
    summary:
      'Reads a file of goods (CSV or JSON, UTF-8), writes nothing, and gets its pictures ready: says what its import would do, and every bad row.',
    access: keepers,
    takes: 'application/octet-stream',
    streams: 'application/x-ndjson',
    input: z.object({ pictureSet: z.optional(pictureSet) }),
    value: importReportSchema,
  }),
  'POST /v1/desk/goods/import/run': deskCall({
    summary:
      'Imports a file of goods, all rows or none. The same `key` again answers as before and changes nothing.',
    access: keepers,
    takes: 'application/octet-stream',
    streams: 'application/x-ndjson',
    input: z.object({ key: pressKey, pictureSet: z.optional(pictureSet) }),
    value: importReportSchema,
  }),
};
