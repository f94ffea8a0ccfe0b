import { cartStatus } from '@kashi/contracts/cart-status';
import { longestSpanDays, type Figures } from '@kashi/contracts/desk/figures';
import { orderStatus } from '@kashi/contracts/order-status';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { tehranJalali } from '../desk-orders/tehran-jalali.ts';
import { Refusal } from '../http/refusal.ts';
import { givenBackToman } from '../orders/lost-payments.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';
import { within, type Span } from './span.ts';

type Sold = Omit<Figures['months'][number], 'jalaliMonth'>;

const dayMs = 24 * 60 * 60 * 1000;

/** Sales and carts left by day, also of days without any, and by Jalali month; money in toman. Throws a 400 for a wrong span. */
export async function salesOf(
  db: Kysely<Tables>,
  span: Span,
  now: Date,
): Promise<Pick<Figures, 'days' | 'months'>> {
  const dates = datesOf(span);
  const sold = new Map((await soldByDay(db, span)).map(({ date, ...day }) => [date, day]));
  const left = new Map((await leftByDay(db, span, now)).map(({ date, carts }) => [date, carts]));
  const days = dates.map((date) => ({
    date,
    jalali: tehranJalali(noonInTehran(date)).date,
    ...nothing,
    ...sold.get(date),
    leftCarts: left.get(date) ?? 0,
  }));
  const byMonth = Map.groupBy(days, ({ jalali }) => jalali.slice(0, 7));
  const months = [...byMonth].map(([jalaliMonth, ofMonth]) => ({
    jalaliMonth,
    ...ofMonth.reduce<Sold>(added, nothing),
  }));
  return { days, months };
}

/** The products of which most pieces were sold in the span: ten, as many as `most` says, or all for null. */
export async function bestOf(
  db: Kysely<Tables>,
  { from, to }: Span,
  most: number | null = 10,
): Promise<Figures['best']> {
  const { rows } = await sql<Figures['best'][number]>`
    select l.product_id as "productId", max(l.product_name) as name, sum(l.quantity - l.back)::int as pieces,
      sum((l.quantity - l.back) * l.final_price)::bigint as "salesToman"
    from orders o
    join (
      select l.*, ${refundedPieces(sql`r.order_id = l.order_id and r.position = l.position`)} as back
      from order_lines l
    ) l on l.order_id = o.id and l.quantity > l.back
    where ${within(sql`o.registered_at`, { from, to })} and o.status <> ${orderStatus.rejected}
    group by l.product_id order by pieces desc, "salesToman" desc, l.product_id limit ${most}`.execute(
    db,
  );
  return rows;
}

async function soldByDay(
  db: Kysely<Tables>,
  { from, to }: Span,
): Promise<(Omit<Sold, 'leftCarts'> & { date: string })[]> {
  const isReturned = sql`o.status = ${orderStatus.rejected}`;
  const { rows } = await sql<Omit<Sold, 'leftCarts'> & { date: string }>`
    select (o.registered_at at time zone 'Asia/Tehran')::date::text as date,
      count(*) filter (where not ${isReturned})::int as orders,
      coalesce(sum(o.invoice_due - o.back) filter (where not ${isReturned}), 0)::bigint as "salesToman",
      coalesce(sum(o.count_of_products - o.pieces_back) filter (where not ${isReturned}), 0)::int as pieces,
      count(*) filter (where ${isReturned})::int as "returnedOrders",
      coalesce(sum(case when ${isReturned} then o.invoice_due else o.back end), 0)::bigint as "returnedToman"
    from (
      select o.*, ${refundedToman} as back, ${refundedPieces(sql`r.order_id = o.id`)} as pieces_back
      from orders o
    ) o where ${within(sql`o.registered_at`, { from, to })} group by 1`.execute(db);
  return rows;
}

/** What was given back of the order `o`, by refunds and by its bank; what waits for an owner does not count. */
const refundedToman = sql`least(o.invoice_due, ${givenBackToman} + coalesce((
  select sum(f.amount) from order_refunds f where f.order_id = o.id and f.state in ('owed', 'done')), 0))`;

/** The pieces of refunds, for the rows `r` of refunds that fit. */
function refundedPieces(fits: RawBuilder<unknown>) {
  return sql`coalesce((
    select sum(r.quantity) from order_refund_lines r join order_refunds f on f.id = r.refund_id
    where ${fits} and f.state in ('owed', 'done')), 0)`;
}

/** Open carts with goods that were last touched on a day of the span, and more than a day ago. */
async function leftByDay(
  db: Kysely<Tables>,
  span: Span,
  now: Date,
): Promise<{ date: string; carts: number }[]> {
  const { rows } = await sql<{ date: string; carts: number }>`
    select (c.updated_at at time zone 'Asia/Tehran')::date::text as date, count(*)::int as carts
    from carts c
    where c.status = ${cartStatus.open} and c.updated_at < ${new Date(now.getTime() - dayMs)}
      and ${within(sql`c.updated_at`, span)}
      and exists (select from cart_lines l where l.cart_id = c.id)
    group by 1`.execute(db);
  return rows;
}

/** Throws a 400 for a span the wrong way round, or a longer one than `longestSpanDays`. */
export function datesOf({ from, to }: Span): string[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const days = (Date.parse(`${to}T00:00:00Z`) - first) / dayMs + 1;
  if (!(days >= 1 && days <= longestSpanDays)) throw new Refusal(400, messages.wrongSpan);
  return Array.from({ length: days }, (_, index) =>
    new Date(first + index * dayMs).toISOString().slice(0, 10),
  );
}

/** The middle of a day in Tehran, far from any change of the clock. */
function noonInTehran(date: string): Date {
  return new Date(`${date}T08:30:00Z`);
}

const nothing: Sold = {
  orders: 0,
  salesToman: 0,
  pieces: 0,
  returnedOrders: 0,
  returnedToman: 0,
  leftCarts: 0,
};

function added(sum: Sold, day: Sold): Sold {
  return {
    orders: sum.orders + day.orders,
    salesToman: sum.salesToman + day.salesToman,
    pieces: sum.pieces + day.pieces,
    returnedOrders: sum.returnedOrders + day.returnedOrders,
    returnedToman: sum.returnedToman + day.returnedToman,
    leftCarts: sum.leftCarts + day.leftCarts,
  };
}
