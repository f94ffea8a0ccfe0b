import * as z from 'zod/mini';
import { fieldMessages } from '../call/field-messages.ts';
import { toLatinDigits } from '../text/latin-digits.ts';

const largestId = 2_147_483_647;

/** Comma-joined ids. Addresses and storage are edited by hand, so invalid ids, and ids past `most`, are left out. */
export const productIds = (most: number) =>
  z.pipe(
    z._default(z.union([z.string(), z.number()], { error: fieldMessages.id }), ''),
    z.transform((ids) =>
      [...new Set(toLatinDigits(String(ids)).split(',').map(Number))]
        .filter((each) => Number.isInteger(each) && each > 0 && each <= largestId)
        .slice(0, most),
    ),
  );
