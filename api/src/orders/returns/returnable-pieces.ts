import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/**
 * How many pieces of each line of an order can still be returned, by the line's position: those that no refund has taken and no
 * open request asks for. A request whose refund is noted counts as that refund.
 */
export async function returnablePieces(
  db: Kysely<Tables>,
  orderId: number,
): Promise<Map<number, number>> {
  const lines = await db
    .selectFrom('order_lines as l')
    .select('l.position')
    .select(
      sql<number>`greatest(0, l.quantity - l.refunded_pieces - coalesce((select sum(w.quantity) from order_return_lines w
        join order_returns r on r.id = w.return_id
        where w.order_id = l.order_id and w.position = l.position
          and r.state in ('asked', 'accepted', 'received') and r.refund_id is null), 0))::int`.as(
        'rest',
      ),
    )
    .where('l.order_id', '=', orderId)
    .execute();
  return new Map(lines.map(({ position, rest }) => [position, rest]));
}
