import * as z from 'zod/mini';
import { deskCall } from '../desk-call.ts';
import { pressKey } from '../press-key.ts';

/** The largest file of goods that the desk takes. */
export const mostImportBytes = 10 * 1024 * 1024;

/** The most rows of such a file. */
export const mostImportRows = 5000;

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
  'variant',
  'color_hex',
  'price',
  'stock',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** How much of an import is done, told while it works: a line of JSON each, before the last line, which is the answer. */
export const importProgressSchema = z.object({ done: z.int(), of: z.int() });
export type ImportProgress = z.output<typeof importProgressSchema>;

/** What an import has done, or would do; the file is a list of rows as `npm run shop -- catalogue import` takes it. */
export const importReportSchema = z.object({
  /** Whether the shop has changed: never after a check, and never with a problem. */
  isImported: z.boolean(),
  rows: z.int(),
  /** Products. */
  added: z.int(),
  changed: z.int(),
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
  /** Every bad row, in the order of the file. */
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

export const goodsImportCalls = {
  'POST /v1/desk/goods/import/check': deskCall({
    summary:
      'Reads a file of goods (CSV or JSON, UTF-8), does all of its import and undoes it: says what it would do, and every bad row.',
    access: keepers,
    takes: 'application/octet-stream',
    streams: 'application/x-ndjson',
    input: z.object({}),
    value: importReportSchema,
  }),
  'POST /v1/desk/goods/import/run': deskCall({
    summary:
      'Imports a file of goods, all rows or none. The same `key` again answers as before and changes nothing.',
    access: keepers,
    takes: 'application/octet-stream',
    streams: 'application/x-ndjson',
    input: z.object({ key: pressKey }),
    value: importReportSchema,
  }),
};
