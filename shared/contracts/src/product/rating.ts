import * as z from 'zod/mini';
import { opinionMessages } from './opinion-messages.ts';

/** The stars of one review. A form sends them as text. */
export const stars = z.coerce
  .number(opinionMessages.rating)
  .check(
    z.int(opinionMessages.rating),
    z.gte(1, opinionMessages.rating),
    z.lte(5, opinionMessages.rating),
  );

/** What public reviews with stars give a product; absent where there are none. */
export const ratingSchema = z.object({
  /** 1 to 5, with one decimal. */
  Average: z.number(),
  Count: z.int(),
});
export type Rating = z.infer<typeof ratingSchema>;
