import * as z from 'zod/mini';
import { wholeNumber } from './fields.ts';

/** The zero-based page of a ten-row list (decision 5). Whatever is no page is the first one. */
export const zeroBasedPage = z.catch(
  z._default(z.pipe(wholeNumber, z.int().check(z.minimum(0), z.maximum(1_000_000))), 0),
  0,
);
