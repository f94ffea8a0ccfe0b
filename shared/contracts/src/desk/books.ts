import * as z from 'zod/mini';
import { toman } from '../call/fields.ts';
import { gatewayNames } from '../gateways.ts';
import { deskCall } from './desk-call.ts';
import { longestSpanDays, span } from './figures.ts';

/** What moved in a span, each sum on the day on which it moved, and not on the day of its order; money in toman. */
export const booksSchema = z.object({
  /** What the banks have confirmed, also what bought nothing, by gateway. */
  received: z.array(z.object({ gateway: z.enum(gatewayNames), payments: z.int(), toman })),
  /** What went back: into wallets, by a transfer of the staff, or from a gateway to the card that had paid. */
  returned: z.array(
    z.object({ way: z.enum(['wallet', 'bank', 'gateway']), refunds: z.int(), toman }),
  ),
  /** What the shop owes its customers' wallets. */
  wallets: z.object({
    beforeToman: z.int(),
    depositsToman: toman,
    withdrawalsToman: toman,
    afterToman: z.int(),
  }),
  /** The payments of which the shop and a bank have yet to agree; the span does not matter. */
  waiting: z.object({ payments: z.int(), toman }),
});
export type Books = z.output<typeof booksSchema>;

export const bookNames = ['payments', 'refunds', 'wallets'] as const;

export const booksCalls = {
  'GET /v1/desk/books': deskCall({
    summary: `What was received from banks, what went back and what wallets have, in a span of at most ${longestSpanDays} days, by the day on which it moved.`,
    access: ['owner'],
    input: span,
    value: booksSchema,
  }),
  'GET /v1/desk/books/csv': deskCall({
    summary:
      'The payments, the refunds or the movements of wallets of a span as a CSV file for a spreadsheet.',
    access: ['owner'],
    streams: 'text/csv',
    input: z.extend(span, { of: z.enum(bookNames) }),
    value: z.string(),
  }),
};
