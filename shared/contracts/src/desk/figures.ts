import * as z from 'zod/mini';
import { toman } from '../call/fields.ts';
import { anyRole, deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { moment } from './keyset.ts';
import { paymentRunSchema } from './payment-runs.ts';

/**
 * The sales of a day or a month; money in toman. Rejected orders and refunds count as returned, and not as sold, on the day of the order.
 */
const sold = {
  orders: z.int(),
  /** The sum of the orders, with tax and delivery. */
  salesToman: toman,
  pieces: z.int(),
  returnedOrders: z.int(),
  returnedToman: toman,
  /** Open carts with goods that nobody has touched for a day, by when they were last touched; guests' carts are kept for 60 days. */
  leftCarts: z.int(),
};

export const figuresSchema = z.object({
  /** One row for every day of the span, in the time of Tehran. */
  days: z.array(
    z.object({
      /** The day by the Gregorian calendar, yyyy-MM-dd. */
      date: z.iso.date(),
      /** The same day by the Jalali calendar, yyyy/MM/dd. */
      jalali: z.string(),
      ...sold,
    }),
  ),
  /** The same by Jalali months, yyyy/MM. */
  months: z.array(z.object({ jalaliMonth: z.string(), ...sold })),
  best: z.array(
    z.object({
      productId: z.int(),
      name: z.string(),
      pieces: z.int(),
      salesToman: toman,
    }),
  ),
  /** What shoppers searched for in the span and the shop had nothing of; the most frequent fifty. */
  emptySearches: z.array(
    z.object({
      /** In the form that the search compares: plain letters, Latin digits. */
      text: z.string(),
      times: z.int(),
    }),
  ),
  /**
   * What visitors who have agreed to it did in the span (R48): how often products were seen and put into carts, checkouts begun, orders
   * paid.
   */
  visits: z.object({
    /** Whether the shop asks its visitors now. */
    isCounted: z.boolean(),
    view: z.int(),
    add: z.int(),
    begin: z.int(),
    pay: z.int(),
    /** The most seen ten. */
    mostViewed: z.array(
      z.object({ productId: z.int(), name: z.string(), views: z.int(), adds: z.int() }),
    ),
  }),
  /** The tasks that wait now; the span does not matter. */
  waiting: z.object({
    orders: z.int(),
    /** The refunds that wait for an owner, or for their transfer. */
    refunds: z.int(),
    /** The transfers from card to card that nobody has looked for. */
    transfers: z.int(),
    /** The requests to return goods that wait for a decision or for their refund. */
    returns: z.int(),
    reviews: z.int(),
    /** The questions that wait for approval, and the public ones that wait for an answer. */
    questions: z.int(),
    /** Of these the public ones. */
    unanswered: z.int(),
    messages: z.int(),
    /** The shown goods of which a variant runs out. */
    lowStock: z.int(),
    /** The corrections of wallets that wait, but for those that this member has asked for; told to owners alone. */
    corrections: z.int(),
    /** The texts that have failed; told to owners alone. */
    failedTexts: z.int(),
    /** The newest backup, or null for none, if the next one is overdue; told to owners alone. */
    lateBackup: z.nullable(z.object({ lastAt: z.nullable(moment) })),
    /** The failed payment runs of the last day, newest first; told to whoever hears of them. */
    paymentRuns: z.array(paymentRunSchema),
    /** The payments that wait for their bank, and those of which nobody has seen to what the bank has given back; told to the same. */
    payments: z.int(),
  }),
});
export type Figures = z.output<typeof figuresSchema>;

const day = z.iso.date(deskMessages.moment);
/** The longest span of the owner's figures and books, in days. What is counted for them alone is kept as long. */
export const longestSpanDays = 400;

export const span = z.object({ from: day, to: day });

export const figuresCalls = {
  'GET /v1/desk/figures': deskCall({
    summary: `Sales, orders, returns, carts left, the best goods, the searches in vain and the counted visits of a span of at most ${longestSpanDays} days.`,
    access: ['owner'],
    input: span,
    value: figuresSchema,
  }),
  'GET /v1/desk/figures/csv': deskCall({
    summary:
      'The figures of a span as a CSV file for a spreadsheet: of each day, of each product that was sold, or of each search in vain.',
    access: ['owner'],
    streams: 'text/csv',
    input: z.extend(span, { of: z._default(z.enum(['days', 'goods', 'searches']), 'days') }),
    value: z.string(),
  }),
  'GET /v1/desk/waiting': deskCall({
    summary:
      'How much waits for somebody: new orders, refunds, reported transfers, returns, opinions, messages, goods with a low stock; failed payment runs, and payments to look after; and to an owner, corrections of wallets that others have asked for, texts that failed and that the backup is late.',
    access: anyRole,
    input: z.object({}),
    value: figuresSchema.shape.waiting,
  }),
};
