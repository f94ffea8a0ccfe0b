import type { Kysely } from 'kysely';
import { csvHead, csvLine } from '@kashi/shared/contracts/text/csv-line';
import type { Tables } from '../schema/tables.ts';
import { datesOf, salesOf, type Span } from './figures.ts';
import { messages } from './messages.ts';

/**
 * The days of a span as a CSV file for spreadsheets: days are Jalali, digits Latin, money is in toman. Throws a 400 for a wrong
 * span, before the file begins.
 */
export function figuresFile(db: Kysely<Tables>, span: Span, now: Date): AsyncGenerator<string> {
  datesOf(span);
  return linesOf(db, span, now);
}

async function* linesOf(db: Kysely<Tables>, span: Span, now: Date): AsyncGenerator<string> {
  const { days } = await salesOf(db, span, now);
  yield csvHead(Object.values(messages.columns));
  for (const day of days) {
    const row: Record<keyof typeof messages.columns, string | number> = {
      jalali: day.jalali,
      orders: day.orders,
      pieces: day.pieces,
      salesToman: day.salesToman,
      returnedOrders: day.returnedOrders,
      returnedToman: day.returnedToman,
      leftCarts: day.leftCarts,
    };
    yield csvLine(Object.values(row));
  }
}
