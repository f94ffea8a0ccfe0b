import * as z from 'zod/mini';
import { toLatinDigits } from '../text/latin-digits.ts';
import { toPersianLetters } from '../text/persian-letters.ts';
import { longestName } from './goods/goods-fields.ts';

/** The most rows of one page. */
export const mostRows = 100;

/** The rows of a page where none are asked for. */
export const usualRows = 25;

/**
 * Which page of a list. Lists are read onwards from their last row (`next` of the answer) and not by a page's number, so that
 * the thousandth page is as quick as the first.
 */
export const pageInput = {
  /** `next` of the page before; left out for the first page. */
  after: z.optional(z.string().check(z.maxLength(2000))),
  limit: z._default(
    z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(mostRows)),
    usualRows,
  ),
};

/** One page of a list; `next` is null on the last one. */
export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ rows: z.array(row), next: z.nullable(z.string()) });
}

/**
 * Searched text: digits of every script count as the same, and so do Arabic letters and the Persian ones. The whole name of a product
 * has room in it.
 */
export const searched = z
  .string()
  .check(
    z.overwrite(toLatinDigits),
    z.overwrite(toPersianLetters),
    z.trim(),
    z.maxLength(longestName),
  );

/** A moment as the desk is told of it. */
export const moment = z.iso.datetime();
