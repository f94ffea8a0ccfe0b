import * as z from 'zod/mini';

/** Counted up when an older version of the shop could not read what this one writes, other than by its migrations. */
export const backupFormat = 1;

/** The first entry of a backup, before the rows of the tables. */
export const manifestName = 'manifest.json';

/** What a backup says of the store that it was made of. */
export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  madeAt: z.iso.datetime(),
  /** The migrations that the store had run, with the checksums of their texts. */
  migrations: z.record(z.string(), z.string()),
  /** The tables, those that others refer to first; the columns are in the order of the rows' text. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      digest: z.string(),
    }),
  ),
  nextNumbers: z.record(z.string(), z.int()),
  amounts: z.object({
    stock: z.int(),
    wallets: z.int(),
    held: z.int(),
    ledger: z.int(),
    orders: z.int(),
  }),
});
export type Manifest = z.output<typeof manifestSchema>;

/** Rows of a table lie in `tables/<name>/<number>.jsonl`, each as a JSON string with the row's text. */
export const tablesFolder = 'tables';

/** Pictures lie in `media`, by their names in the media folder. */
export const picturesFolder = 'media';

/** The last entry, without which a backup is not whole: what the pictures have to be. */
export const picturesName = 'pictures.json';

export const picturesSchema = z.object({
  pictures: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
  /** Pictures of the demo are left out, for the shop draws them again. */
  leavesOutDrawn: z.boolean(),
});
export type Pictures = z.output<typeof picturesSchema>;
