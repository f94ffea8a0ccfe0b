import * as z from 'zod/mini';

/**
 * A number that a bank prints for its customer. It decides nothing, so that a bank that leaves it out, or sends something else,
 * still has its payment taken: the number is then null.
 */
export const receiptNumber = z.catch(
  z.pipe(
    z.optional(z.nullable(z.union([z.string(), z.number()]))),
    z.transform((said) => {
      const text = String(said ?? '').trim();
      return /^\d{1,30}$/.test(text) ? text : null;
    }),
  ),
  null,
);
