import type { Refund } from '@kashi/contracts/desk/refunds';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import { givenBackToman } from '../../orders/lost-payments.ts';
import type { Tables } from '../../schema/tables.ts';
import { messages } from './messages.ts';

type Tx = Transaction<Tables>;

/** Takes a sum, in toman, of what was paid for a locked order. Throws a 409 for more than is left. */
export async function takeSum(tx: Tx, orderId: number, amountToman: number): Promise<void> {
  const { rest } = await tx
    .selectFrom('orders')
    .select(sql<number>`invoice_due - refunds_sum`.as('rest'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (amountToman > rest) {
    const Message = messages.tooMuch(rest.toLocaleString('fa-IR'));
    throw new Refusal(409, Message, { fields: [{ Field: 'amountToman', Message }] });
  }
  await tx
    .updateTable('orders')
    .set(({ eb }) => ({ refunds_sum: eb('refunds_sum', '+', amountToman) }))
    .where('id', '=', orderId)
    .execute();
}

interface Pieces {
  refundId: number;
  orderId: number;
  lines: readonly { saleParamId: number; quantity: number; isRestocked: boolean }[];
}

/** Takes pieces of a locked order for a refund. Throws a 409 for a line that the order has not, and for more pieces than are left. */
export async function takePieces(tx: Tx, { refundId, orderId, lines }: Pieces): Promise<void> {
  for (const [index, { saleParamId, quantity, isRestocked }] of lines.entries()) {
    const line = await tx
      .selectFrom('order_lines')
      .select(['position', sql<number>`quantity - refunded_pieces`.as('rest')])
      .where('order_id', '=', orderId)
      .where('sale_param_id', '=', saleParamId)
      .executeTakeFirst();
    const Message = !line ? messages.noLine : quantity > line.rest ? messages.tooManyPieces : null;
    if (!line || Message !== null) {
      const sentence = Message ?? messages.noLine;
      const fields = [{ Field: `lines.${index}.quantity`, Message: sentence }];
      throw new Refusal(409, sentence, { fields });
    }
    await tx
      .updateTable('order_lines')
      .set(({ eb }) => ({ refunded_pieces: eb('refunded_pieces', '+', quantity) }))
      .where('order_id', '=', orderId)
      .where('position', '=', line.position)
      .execute();
    await tx
      .insertInto('order_refund_lines')
      .values({
        refund_id: refundId,
        order_id: orderId,
        position: line.position,
        quantity,
        is_restocked: isRestocked,
      })
      .execute();
  }
}

/**
 * Throws a 409 for a refund that was asked for before the bank gave back the payment of its order, if it is more than is left
 * beside that. One that is `owed` gives way to what has gone alone, so that of two that fit only one by one the first is paid. The
 * caller has locked the order.
 */
export async function expectStillLeft(tx: Tx, refundId: number): Promise<void> {
  const { rows } = await sql<{ amount: number; isOwed: boolean; rest: number }>`
    select r.amount, r.state = 'owed' as "isOwed", o.invoice_due - case r.state
      when 'owed' then ${takenBeside(['done'])} else ${takenBeside(['pending', 'owed', 'done'])} end as rest
    from order_refunds r join orders o on o.id = r.order_id
    where r.id = ${refundId}`.execute(tx);
  const [{ amount, isOwed, rest } = { amount: 0, isOwed: false, rest: 0 }] = rows;
  if (amount <= rest) return;
  const sentence = isOwed ? messages.owedGivenBack : messages.givenBackByBank;
  throw new Refusal(409, sentence(Math.max(0, rest).toLocaleString('fa-IR')));
}

/** What an order `o` has given back beside a refund `r`: what its bank has given back, and all other refunds in these states. */
function takenBeside(states: readonly Refund['state'][]) {
  return sql`(${givenBackToman} + coalesce((
    select sum(other.amount) from order_refunds other
    where other.order_id = o.id and other.id <> r.id and other.state in (${sql.join(states)})
  ), 0))::bigint`;
}

/** Gives back to the order the sum that a refused refund has taken. The caller has locked the order. */
export async function untakeSum(tx: Tx, refundId: number): Promise<void> {
  // Not less the refund's amount: where the bank has given the payment back, the sum may have reached its bound before.
  await sql`
    update orders o set refunds_sum = least(o.invoice_due, ${takenBeside(['pending', 'owed', 'done'])})
    from order_refunds r where r.id = ${refundId} and o.id = r.order_id`.execute(tx);
}

/** Gives back to the order the pieces that a refused refund has taken. */
export async function untakePieces(tx: Tx, refundId: number): Promise<void> {
  await sql`
    update order_lines l set refunded_pieces = l.refunded_pieces - r.quantity
    from order_refund_lines r
    where r.refund_id = ${refundId} and l.order_id = r.order_id and l.position = r.position`.execute(
    tx,
  );
}
