import {
  largestDiscountPercent,
  longestDescription,
  largestPriceToman,
  largestStock,
  largestWeightGrams,
  longestName,
  longestTitle,
} from '@kashi/contracts/desk/goods/goods-fields';
import type { ImportColumn } from '@kashi/contracts/desk/goods/imports';
import { readMoment } from '@kashi/contracts/text/jalali-moments';
import { toPersianLetters } from '@kashi/contracts/text/persian-letters';
import { plainName } from '@kashi/contracts/text/plain-name';
import { wholeNumberIn } from '@kashi/contracts/text/whole-number';
import * as z from 'zod/mini';
import type { WrongCell } from './problems.ts';

/** A cell as text in Persian letters, as in the rest of the shop; '' for an empty cell. */
const text = z.pipe(
  z.unknown(),
  z.transform((cell: unknown) => toPersianLetters(asText(cell))),
);

/** A cell of HTML: its tags keep their letters, since they have addresses of other places. */
const html = z.pipe(
  z.unknown(),
  z.transform((cell: unknown) =>
    asText(cell).replaceAll(
      /(<[^<>]*>)|[^<]+/g,
      (part, tag?: string) => tag ?? toPersianLetters(part),
    ),
  ),
);

/** A cell as it stands, for what is an address elsewhere. */
const rawText = z.pipe(
  z.unknown(),
  z.transform((cell: unknown) => (typeof cell === 'string' ? cell.trim() : '')),
);

/** A number in digits of any script, with or without thousands separators; undefined for an empty cell. */
function whole(least: number, most: number) {
  const error = said({ is: 'not-whole', least, most });
  return z.pipe(
    z.pipe(
      text,
      z.transform((cell: string) => wholeNumberIn(cell) ?? undefined),
    ),
    z.optional(z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }))),
  );
}

/** A moment in Tehran by the Jalali calendar; null for «-», undefined for an empty cell. */
const moment = z.pipe(
  z.pipe(text, z.transform(momentIn)),
  z.optional(z.nullable(z.date({ error: said({ is: 'no-moment' }) }))),
);

function asText(cell: unknown): string {
  return typeof cell === 'string' || typeof cell === 'number' ? `${cell}`.trim() : '';
}

function limited(most: number) {
  return z.pipe(text, z.string().check(z.maxLength(most, { error: tooLong(most) })));
}

/** A name or a title, as the desk keeps it. */
function named(most: number) {
  return z.pipe(
    z.pipe(text, z.transform(plainName)),
    z.string().check(z.maxLength(most, { error: tooLong(most) })),
  );
}

function tooLong(most: number): string {
  return said({ is: 'too-long', most });
}

/** The fault of a cell in the place of the schema's sentence: each reader of the report has sentences of its own. */
function said(wrong: WrongCell): string {
  return JSON.stringify(wrong);
}

const mostId = 2_147_483_647;

/** The most letters that all tags of a product have together in a file. */
export const longestTags = 1000;

/** Tags as a cell has them; a bar ends one tag that has a comma, which the import would take for two. */
export function tagsCell(titles: readonly unknown[]): string {
  const cell = titles.join(' | ');
  return isPartedByCommas(cell) ? `${cell} |` : cell;
}

function isPartedByCommas(tags: string): boolean {
  return /[,،]/.test(tags) && !tags.includes('|');
}

/**
 * One variant of a product, as a row of the file; several rows may belong to one product. An empty column leaves its value
 * unchanged, or at its default if the product is new. Money is whole tomans, before the discount; a price of 0 is «call for the
 * price», which applies to all variants of a product together. Limits are those of the desk, which could not save the product else.
 */
export const importRowSchema = z.object({
  id: whole(1, mostId),
  name: named(longestName),
  short_name: named(longestName),
  group: named(longestTitle),
  subgroup: named(longestTitle),
  category: named(longestTitle),
  brand: named(longestTitle),
  /** Separated by «|»; one tag that has a comma ends with it. */
  tags: limited(longestTags).check(
    z.refine((tags) => !isPartedByCommas(tags), { error: said({ is: 'comma' }) }),
    z.refine((tags) => tags.split('|').every((tag) => plainName(tag).length <= longestTitle), {
      error: tooLong(longestTitle),
    }),
  ),
  summary: limited(500),
  description: z.pipe(
    html,
    z.string().check(z.maxLength(longestDescription, { error: tooLong(longestDescription) })),
  ),
  guarantee: limited(200),
  unit: limited(30),
  weight_grams: whole(1, largestWeightGrams),
  discount_percent: whole(0, largestDiscountPercent),
  /** When the discount begins, and when it ends; null removes the moment. */
  discount_from: moment,
  discount_until: moment,
  variant: named(100),
  color_hex: z.pipe(
    text,
    z.string().check(z.regex(/^(#[0-9A-Fa-f]{6})?$/, { error: said({ is: 'no-color' }) })),
  ),
  price: whole(0, largestPriceToman),
  stock: whole(0, largestStock),
  /** The stock of a known variant as the file was made: only the difference to `stock` counts, so that sold pieces stay sold. */
  seen_stock: whole(0, largestStock),
  /** Names of files and addresses, separated by «|»; letters stay as they are. */
  pictures: z.pipe(
    rawText,
    z.string().check(
      z.maxLength(20_000, { error: tooLong(20_000) }),
      // An address may have a comma, but no space.
      z.refine((cell) => !/[,،]\s+https?:/i.test(cell), { error: said({ is: 'comma' }) }),
    ),
  ),
  /** What the pictures show, in their order, separated by «|». */
  picture_texts: limited(20_000),
} satisfies Record<ImportColumn, unknown>);

/** What a specification says of a product. */
export const specValue = limited(500);

export type ImportRow = z.output<typeof importRowSchema>;

function momentIn(cell: string): Date | string | null | undefined {
  if (cell === '') return undefined;
  return cell === '-' ? null : (readMoment(cell) ?? cell);
}
