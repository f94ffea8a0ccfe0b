import type { OrderReturn } from '@kashi/contracts/returns/order-return';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** What a customer has asked to return of an order, oldest first. */
export async function readOrderReturns(
  db: Kysely<Tables>,
  orderId: number,
): Promise<OrderReturn[]> {
  const returns = await db
    .selectFrom('order_returns as r')
    .selectAll('r')
    .select(
      sql<number>`(select count(*) from return_pictures p where p.return_id = r.id)::int`.as(
        'pictures',
      ),
    )
    .where('r.order_id', '=', orderId)
    .orderBy('r.id')
    .execute();
  const lines = await returnedLines(
    db,
    returns.map(({ id }) => id),
  );
  return returns.map((row) => ({
    Id: row.id,
    State: row.state,
    AskedDateTime: row.asked_at.toISOString(),
    StateDateTime: stateSince(row).toISOString(),
    Reason: row.reason,
    Text: row.comment,
    Details: lines
      .filter(({ return_id }) => return_id === row.id)
      .map((line) => ({
        ProductName: line.product_name,
        ProductSaleParamName: line.sale_param_name,
        Quantity: line.quantity,
      })),
    CountOfPictures: row.pictures,
    Instruction: row.instruction,
    RefusalReason: row.refusal_reason,
  }));
}

interface Moments {
  state: OrderReturn['State'];
  asked_at: Date;
  decided_at: Date | null;
  received_at: Date | null;
  closed_at: Date | null;
}

function stateSince({ state, asked_at, decided_at, received_at, closed_at }: Moments): Date {
  const moments = {
    asked: asked_at,
    accepted: decided_at,
    refused: decided_at,
    received: received_at,
    refunded: closed_at,
    withdrawn: closed_at,
  };
  return moments[state] ?? asked_at;
}

/** The pieces of requests, with their names. */
export async function returnedLines(db: Kysely<Tables>, returnIds: readonly number[]) {
  if (returnIds.length === 0) return [];
  return db
    .selectFrom('order_return_lines as w')
    .innerJoin('order_lines as l', (on) =>
      on.onRef('l.order_id', '=', 'w.order_id').onRef('l.position', '=', 'w.position'),
    )
    .select(['w.return_id', 'w.quantity'])
    .select(['l.sale_param_id', 'l.product_name', 'l.sale_param_name'])
    .where('w.return_id', 'in', returnIds)
    .orderBy('w.return_id')
    .orderBy('w.position')
    .execute();
}
