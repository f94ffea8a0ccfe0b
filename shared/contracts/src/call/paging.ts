import * as z from 'zod/mini';
import { wholeNumber } from './fields.ts';

const page = z.pipe(wholeNumber, z.int().check(z.minimum(0), z.maximum(1_000_000)));

/** The zero-based page of a ten-row list (R5). Whatever is no page is the first one. */
export const zeroBasedPage = z.catch(z._default(page, 0), 0);

/** The same for a list that is whole where no page is asked for (R9). */
export const optionalPage = z.optional(z.catch(page, 0));
